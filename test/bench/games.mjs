// Whole random games through the public functions: legalMoves, chance, and apply or applyUnchecked, with everything
// itemised.

import { playout, replay, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import * as cribino from "fifteen-two/cribino";
import { games as allGames } from "fifteen-two/games";
import { sweep } from "./counters.mjs";
import { spread, time } from "./measure.mjs";
import { playGames } from "./play.mjs";

/** The last result. It is exported because engines drop unused work. */
export let latest;

/** The tables of games with other than default options: names, options, games a round. */
const SPECIAL = {
  cribbage: [
    { name: "cribbage, 2 seats", options: { players: 2 }, games: 1000 },
    { name: "cribbage, 3 seats", options: { players: 3 }, games: 800 },
    { name: "cribbage, 4 seats", options: { players: 4 }, games: 800 },
  ],
  crosscribb: [{ name: "CrossCribb, 4 seats", options: { players: 4 }, games: 400 }],
  cribino: [{ name: "Crib-Ino, 4 seats", options: { players: 4 }, games: 150 }],
  // Without a limit it may never end.
  sackson: [{ name: "Sackson game, 2 seats", options: { turnLimit: 200 }, games: 120 }],
};

/** The tables of every game. */
const TABLES = allGames.flatMap((game) => {
  const tables = SPECIAL[game.id] ?? [{ name: game.id, options: {}, games: 100 }];
  return tables.map((table) => ({ ...table, game }));
});

/** The suffixes of rows without checks and of rows of a floor. */
const UNCHECKED = ", unchecked";
const MAKES = ": what is made, no more";

/** The table of a row, and the function that applies its moves. */
export function tableOf(name) {
  const table = TABLES.find((other) => name.startsWith(other.name));
  return { ...table, apply: name.endsWith(UNCHECKED) ? "applyUnchecked" : "apply" };
}

/**
 * The floor for a game of cribbage: what its plies leave behind is made once more, the lists of legal moves, new states
 * and all that is new in them, and the same random numbers are drawn; but nothing is read, decided, checked or scored.
 * Gives games and plies a nanosecond of processor time.
 */
function remakes(options, rounds) {
  const games = 6;
  const plies = leftBehind(options, games);
  const random = seeded(1);
  const ns = time(rounds * plies.length, () => {
    for (let i = 0; i < rounds; i++) {
      for (const { numbers, lists, items, state } of plies) {
        for (let n = 0; n < numbers; n++) latest = random();
        for (const list of lists) latest = list.slice();
        for (const { kind, points, cards } of items) latest = { kind, points, cards };
        latest = copyOf(state);
      }
    }
  });
  return { games: games / plies.length / ns, plies: 1 / ns };
}

/** For each ply of some random games: how many random numbers it took, and the lists, items and state that it made. */
function leftBehind(options, games) {
  const { initialState, chance, legalMoves, apply } = cribbage;
  const source = seeded(2);
  const plies = [];
  for (let game = 0; game < games; game++) {
    for (let before = initialState(options); before.phase !== "over"; ) {
      let numbers = 0;
      const random = () => ++numbers && source();
      const moves = legalMoves(before);
      const move = chance(before, random) ?? moves[Math.floor(random() * moves.length)];
      const state = apply(before, move);
      const old = new Set([...parts(before), ...parts(moves)]);
      const made = [
        moves,
        ...(moves.length === 0 ? parts(move) : []),
        ...[...parts(state)].filter((part) => !old.has(part)),
      ];
      const items = made.filter((part) => "kind" in part);
      plies.push({ numbers, lists: made.filter(Array.isArray), items, state });
      before = state;
    }
  }
  return plies;
}

/** An object or array and all in it. */
function parts(value) {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

function copyOf(state) {
  const { settings, scores, awards, phase } = state;
  const { dealer, hands, crib, starter, plays, countStarts, count, turn, hand, reason, winners } = state;
  switch (phase) {
    case "deal":
      return { settings, scores, awards, phase, dealer };
    case "discard":
    case "cut":
      return { settings, scores, awards, phase, dealer, hands, crib };
    case "play":
      return { settings, scores, awards, phase, dealer, hands, crib, starter, plays, countStarts, count, turn };
    case "show":
      return { settings, scores, awards, phase, dealer, hands, crib, starter, plays, countStarts, turn, hand };
    default:
      return { settings, scores, awards, phase, dealer, hands, crib, starter, plays, countStarts, reason, winners };
  }
}

/** Bytes allocated a ply, from the growth of the heap between collections; needs `--expose-gc`. */
function bytesPerPly(game, options) {
  if (typeof globalThis.gc !== "function") return undefined;
  playGames(game, game.apply, options, 100, 1);
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const { record } = playout(game, { random: seeded(5), options, limit: 2000 });
  return (process.memoryUsage().heapUsed - before) / record.moves.length;
}

/** The times of `view`, `parseStateJson` and `replay`, in nanoseconds. */
function otherCosts(game, options) {
  const { record } = playout(game, { random: seeded(5), options, limit: 2000 });
  const middle = replay(game, record, Math.floor(record.moves.length / 2));
  const json = JSON.parse(JSON.stringify(middle));
  const repeat = (run, n) =>
    time(n, () => {
      for (let i = 0; i < n; i++) run();
    });
  for (let i = 0; i < 200; i++) game.parseStateJson(json);
  return {
    view: repeat(() => game.view(middle, 0), 20_000),
    parseStateJson: repeat(() => game.parseStateJson(json), 2000),
    "replay, a ply": repeat(() => replay(game, record), 20) / record.moves.length,
  };
}

/** The time of a ply of Crib-Ino as the table fills: nanoseconds to list moves and to apply one, by eights of tiles. */
export function growth() {
  const positions = [];
  for (let seed = 1; seed <= 12; seed++) {
    const random = seeded(seed);
    for (let state = cribino.initialState({ players: 4 }), ply = 0; ply < 400; ply++) {
      const moves = cribino.legalMoves(state);
      const move = cribino.chance(state, random) ?? moves[Math.floor(random() * moves.length)];
      if (move === undefined) break;
      const eight = state.phase === "play" ? Math.floor(state.laid.length / 8) : -1;
      if (eight === positions.length) positions.push([]);
      if (eight >= 0) positions[eight].push({ state, move });
      state = cribino.apply(state, move);
    }
  }
  const cost = (states) =>
    time(20 * states.length, () => {
      for (let n = 0; n < 20; n++) {
        for (const { state, move } of states) {
          cribino.legalMoves(state);
          cribino.apply(state, move);
        }
      }
    });
  const rounds = Array.from({ length: 10 }, () => positions.map(cost)).slice(1);
  return positions.map((states, eight) => ({
    "tiles on the table": `${8 * eight} to ${8 * eight + 7}`,
    "legal moves": states.reduce((sum, { state }) => sum + cribino.legalMoves(state).length, 0) / states.length,
    "a ply, ns": spread(rounds.map((costs) => costs[eight])),
  }));
}

/** The rows in which games are played. */
export const PLAYED = TABLES.flatMap(({ name }) => [name, name + UNCHECKED]);

/** The rows of the table of games: those, and what cribbage only makes. */
export const ROWS = [...PLAYED, ...TABLES.filter(({ game }) => game === cribbage).map(({ name }) => name + MAKES)];

/** A row: how many games, or plies, in the time of one sweep of `countIndices`. */
function row(name, rounds) {
  const { game, apply, options, games } = tableOf(name);
  const speed = (seed) =>
    name.endsWith(MAKES) ? remakes(options, 60) : playGames(game, game[apply], options, games, seed);
  // Engines take some time to make up their mind.
  for (let seed = 101; seed <= 103; seed++) speed(seed);
  const speeds = Array.from({ length: rounds }, (_, round) => {
    const unit = time(1, sweep);
    const { games, plies } = speed(round + 2);
    return { games: games * unit, plies: plies * unit };
  });
  return {
    name,
    "games a sweep": spread(speeds.map((round) => round.games)),
    "plies a sweep": spread(speeds.map((round) => round.plies)),
    ...(TABLES.some((table) => table.name === name)
      ? { "bytes a ply": bytesPerPly(game, options), ...otherCosts(game, options) }
      : {}),
  };
}

/** The plies of cribbage for two by phase: their number, and nanoseconds to make a move. */
function phases() {
  const { initialState, chance, legalMoves, apply } = cribbage;
  const random = seeded(3);
  const byPhase = {};
  let plies = 0;
  for (let game = 0; game < 6; game++) {
    for (let state = initialState({ players: 2 }); state.phase !== "over"; plies++) {
      const moves = legalMoves(state);
      const move = chance(state, random) ?? moves[Math.floor(random() * moves.length)];
      byPhase[state.phase] ??= [];
      byPhase[state.phase].push({ state, move });
      state = apply(state, move);
    }
  }
  const cost = (made, run) => {
    const n = Math.ceil(40_000 / made.length);
    const once = () =>
      time(n * made.length, () => {
        for (let i = 0; i < n; i++) for (const { state, move } of made) latest = run(state, move);
      });
    return spread(Array.from({ length: 10 }, once).slice(1));
  };
  return Object.entries(byPhase).map(([phase, made]) => ({
    "cribbage for two": phase,
    "of 100 plies": (100 * made.length) / plies,
    "apply, ns": cost(made, apply),
    "legalMoves, ns": cost(made, (state) => legalMoves(state)),
    "chance, ns": cost(made, (state) => chance(state, random)),
  }));
}

if (process.argv[1] === import.meta.filename) {
  const [, , name, rounds] = process.argv;
  if (name === "phases") playGames(cribbage, cribbage.apply, { players: 2 }, 3000, 1);
  console.log(JSON.stringify(name === "phases" ? phases() : row(name, Number(rounds))));
}
