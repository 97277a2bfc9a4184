import type { Seat } from "fifteen-two";
import type { Session } from "../../table/session/session.ts";

/** The moves up to some point in text, as a seat knows them. */
export function moveLines({ knowledge, game }: Session, moves: number, seat: Seat | undefined): string {
  const known = Array.from({ length: moves }, (_, i) => knowledge(i + 1, seat).move);
  return known.flatMap((move) => (move === undefined ? [] : [game.formatMove(move)])).join("\n");
}

/** The latest choice of a seat as a program; the start of the game when it has made none. */
export function lastCall({ knowledge, game }: Session, moves: number, seat: Seat | undefined): string {
  for (let at = moves; at > 0; at--) {
    const { move } = knowledge(at, seat);
    if (move !== undefined && move.seat === seat) return callText(game.id, knowledge(at - 1, seat).view, move);
  }
  return startText(game.id, knowledge(0, seat).view.settings);
}

/** A program that makes a move: what the seat cannot see is dealt at random, as a bot does it. */
export function callText(game: string, view: object, move: object): string {
  return `import { seeded } from "fifteen-two";
import { apply, determinize, parseViewJson } from "fifteen-two/${game}";

const view = parseViewJson(${literal(view)});
const state = determinize(view, seeded(1));
const next = apply(state, ${literal(move)});
console.log(next);
`;
}

/** A program that starts a game. */
export function startText(game: string, settings: object): string {
  return `import { initialState } from "fifteen-two/${game}";

const state = initialState(${literal(settings)});
console.log(state);
`;
}

/** A program that lets a bot choose, and says what the best choice is worth. */
export function botText(game: string, view: object): string {
  const isCribbage = game === "cribbage";
  const bot = isCribbage ? 'cribbageBot({ level: "advanced" })' : `levelBot(${game}, "advanced")`;
  return `import { secureRandom } from "fifteen-two";
import { advise${isCribbage ? "" : ", levelBot"} } from "fifteen-two/bots";
import * as ${game} from "fifteen-two/${game}";
${isCribbage ? 'import { cribbageBot, trials } from "fifteen-two/cribbage/analysis";\n' : ""}
const view = ${game}.parseViewJson(${literal(view)});
console.log(${bot}(view, ${game}.legalMoves(view), secureRandom));
const advice = [...advise(${game}, view, ${isCribbage ? "{ method: trials() }" : "{ milliseconds: 300 }"})];
console.log(advice.at(-1)?.choices[0]);
`;
}

/** JSON as a literal: names without quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => {
    const name = /^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key);
    return `${name}: ${literal(part)}`;
  });
  return `{ ${entries.join(", ")} }`;
}
