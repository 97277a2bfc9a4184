// The coach, in players' words.
import { type AnyGame, type AnyView, parseCards, playout, preview, seeded } from "fifteen-two";
import { advise } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";
import { likelyHands, situation, trials } from "fifteen-two/cribbage/analysis";
import { parseSituation } from "fifteen-two/cribbage/shorthand";
import * as cribino from "fifteen-two/cribino";
import * as crosscribb from "fifteen-two/crosscribb";
import { games } from "fifteen-two/games";
import { reasonsOf } from "fifteen-two/reasons";
import * as sackson from "fifteen-two/sackson";
import { scoreHand } from "fifteen-two/scoring";
import { h } from "preact";
import render from "preact-render-to-string";
import { expect, test } from "vitest";
import { Balance } from "../../docs/playground/table/coach/balance.tsx";
import { type Choice, gainText, isSameChoice, sizeOf } from "../../docs/playground/table/coach/choice.ts";
import { Choices, folded } from "../../docs/playground/table/coach/choices.tsx";
import { hintText, whyText } from "../../docs/playground/table/coach/reasons.ts";
import { remarkOn } from "../../docs/playground/table/coach/remark.tsx";
import { balanceText, type Review } from "../../docs/playground/table/coach/reviews.ts";
import { entryOf } from "../../docs/playground/table/looks/index.ts";
import type { Session } from "../../docs/playground/table/session/session.ts";
import { turnFor } from "../../docs/playground/table/tips.ts";
import { scoresOf } from "../../docs/playground/ui/words.ts";

/** The text of some markup. */
const shown = (drawn: Parameters<typeof h>[2]) => render(h("p", {}, drawn)).replace(/<[^>]*>/g, "");

/** A choice with some figures. */
const choice = (move: object, win: number, row: number, loss = 0): Choice =>
  ({ move, now: 0, points: 0, win, error: 0, row, loss: { points: 2.5, win: loss, error: 0 } }) as unknown as Choice;

/** All choices of a view, one of them as the best, with the points that they score now. */
function choicesOf(game: AnyGame, view: AnyView, best: string, win = 0.5): Choice[] {
  const first = game.parseMove(best);
  const others = game.legalMoves(view).filter((move) => !isSameChoice(move, first));
  return [first, ...others].map((move, row) => ({ ...choice(move, win, row), now: preview(game, view, move).gain }));
}

const DEAL = "- deal KH 9H TS 2C QD JS 7D 3H 8C AC 4D 6S TD QS / 4C 5C 6D 2S KD 9S 3C 7H 8S AH 5D JC QH TH";

/** A position of CrossCribb, in which d5 is worth something to both sides. */
function crossView(options: object = {}): AnyView {
  let state = crosscribb.initialState({ players: 2, first: 0, ...options });
  const moves = ["1 place a1", "0 place a5", "1 place b1", "0 place b5", "1 place c1", "0 place e5", "1 place d1"];
  for (const text of [DEAL, "- cut 5S", ...moves]) state = crosscribb.apply(state, crosscribb.parseMove(text));
  return crosscribb.view(state, 0);
}

test("a hint for CrossCribb says what the square is for", () => {
  const hint = (view: AnyView) => hintText({ game: crosscribb, view }, choicesOf(crosscribb, view, "0 place d5"));
  expect(hint(crossView())).toMatch(
    /^Hint: .+d5\. That scores 2 in column d: pair is two\. It also leaves column d waiting for a two/,
  );
  expect(hint(crossView({ muggins: true })), "with muggins nothing is counted for the player").toMatch(
    /^Hint: [^.]+\.$/,
  );
});

test("a hint for a move without gains names the worst fault of the others", () => {
  const hint = (game: AnyGame, view: AnyView, move: string) => hintText({ game, view }, choicesOf(game, view, move));
  expect(hint(crosscribb, crossView(), "0 place b2")).toMatch(
    /b2\. \S+ on \S+ \(pair is two\) scores 2 more now, but wins about as often\.$/,
  );
  let opening = crosscribb.initialState({ players: 2, first: 0 });
  for (const text of [DEAL, "- cut KS"]) opening = crosscribb.apply(opening, crosscribb.parseMove(text));
  const position = { game: crosscribb, view: crosscribb.view(opening, 1) };
  const [first, ...others] = choicesOf(crosscribb, position.view, "1 place a1");
  expect(hintText(position, [first!, ...others])).toMatch(/a1\. \S+ on b1 is about as good\.$/);
  const worse = others.map((one) => ({ ...one, win: 0.49 }));
  expect(hintText(position, [first!, ...worse])).toMatch(/a1\. \S+ on b1 costs 1\.0 games in 100\.$/);
});

test("a hint for Crib-Ino says when no lay scores more or allows less", () => {
  const told = new Set<boolean>();
  playout(cribino, {
    random: seeded(1),
    options: { players: 2, first: 0 },
    limit: 40,
    watch: (_, state) => {
      if (state.phase !== "play" || cribino.legalMoves(state)[0]?.type !== "lay") return;
      const view = cribino.view(state, state.turn);
      const lays = cribino.legalMoves(view).map((move) => {
        const allowed = reasonsOf(cribino, view, move).map((one) => (one.kind === "allows" ? (one.points ?? 0) : 0));
        return { move, now: preview(cribino, view, move).gain, allowed: Math.max(0, ...allowed) };
      });
      const most = Math.max(...lays.map(({ now }) => now));
      const least = Math.min(...lays.map(({ allowed }) => allowed));
      for (const { move, now, allowed } of lays) {
        const hint = hintText({ game: cribino, view }, choicesOf(cribino, view, cribino.formatMove(move)));
        const isSaid = hint.includes("No choice scores more or allows less.");
        if (isSaid) expect([now, allowed], hint).toEqual([most, least]);
        told.add(isSaid);
      }
    },
  });
  expect(told.size).toBe(2);
});

test.each([
  [
    "exchange c4 a5",
    "return yellow",
    /^Hint: Take .+, then exchange c4 and a5, then return yellow\. That makes a yellow zig-/,
  ],
  [
    "exchange d2 d3",
    "return yellow",
    /^Hint: Take .+, then exchange d2 and d3, then return yellow\. That keeps brown, which /,
  ],
])("a hint in the Sackson game names the whole turn, %s, %s, and what it scores or keeps", (exchange, back, said) => {
  let state: sackson.SacksonState = sackson.initialState();
  for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow"])
    state = sackson.apply(state, sackson.parseMove(text));
  const turn = ["1 take yellow brown", `1 ${exchange}`, `1 ${back}`].map((text) => {
    const view = sackson.view(state, 1);
    state = sackson.apply(state, sackson.parseMove(text));
    return { position: { game: sackson, view }, choices: choicesOf(sackson, view, text) };
  });
  const [{ position, choices }, ...rest] = turn as [(typeof turn)[0], ...typeof turn];
  expect(hintText(position, choices, rest)).toMatch(said);
});

test("a hint in the Sackson game names the stone whose figure it declines, and what that would cost", () => {
  let state: sackson.SacksonState = sackson.initialState();
  for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow"])
    state = sackson.apply(state, sackson.parseMove(text));
  const view = sackson.view(state, 1);
  const pointsOf = (move: sackson.SacksonMove) =>
    Math.max(0, ...reasonsOf(sackson, view, move).map(({ kind, points }) => (kind === "sets-up" ? points : 0)));
  const takes = sackson.legalMoves(view);
  const most = takes.reduce((best, take) => (pointsOf(take) > pointsOf(best) ? take : best));
  const least = takes.find((take) => pointsOf(take) === 0)!;
  const begun = [least, most].map((move, i) => choice(move, 0.5 - 0.02 * i, i));
  const taken = sackson.view(sackson.apply(state, least), 1);
  const [move] = sackson.legalMoves(taken).filter((one) => preview(sackson, taken, one).gain === 0);
  const rest = [{ position: { game: sackson, view: taken }, choices: [choice(move!, 0.5, 0)] }];
  expect(hintText({ game: sackson, view }, begun, rest)).toMatch(
    new RegExp(`Taking .+ scores ${pointsOf(most)} more now, but costs 2\\.0 games in 100\\.$`),
  );
});

test("a hint for the last points of cribbage names them", () => {
  const near = (score: number, other = 90) => {
    const view = parseSituation(`pone ${score}-${other}, kept 4C 4H 7D 9S, cut K, played:`);
    return hintText({ game: cribbage, view }, choicesOf(cribbage, view, "0 play 4C"));
  };
  expect(near(116)).toMatch(
    /^Hint: Play 4♣\. You need 5 points to win\. Your hand counts first and has 4, so 1 more in the play wins\. /,
  );
  expect(near(117)).toContain(" Your hand counts first and has 4, enough to win. ");
  expect(near(112)).toContain("so 5 more in the play win.");
  expect(near(111)).not.toContain("to win");
  expect(near(90, 118)).toContain(" You need 31 points to win and count first; your opponent needs 3. ");
  const last = parseSituation("dealer 119-90, kept 4C 4H 7D 9S, cut K, played: J 4C Q");
  expect(hintText({ game: cribbage, view: last }, choicesOf(cribbage, last, "0 play 7D"))).toContain("That wins");
});

test("a hint for Crib-Ino names what the likely lays bring, where other choices bring less", () => {
  const { state } = playout(cribino, { random: seeded(1), options: { players: 2, first: 0 }, limit: 1 });
  const position = { game: cribino, view: cribino.view(state, 0) };
  const [best, ...others] = choicesOf(cribino, position.view, cribino.formatMove(cribino.legalMoves(state)[0]!));
  const hint = (sequels: readonly Choice["sequel"][]) =>
    hintText(
      position,
      [best!, others[0]!].map((one, i) => ({ ...one, now: 0, sequel: sequels[i] })),
    );
  const good = { n: 6, own: 30, theirs: 15, end: "" } as const;
  const bad = { n: 3, own: 10, theirs: 20, end: "own draw" } as const;
  expect(hint([good, bad])).toContain(
    "In all, you probably score 30 to your opponent’s 15 in 6 lays; with the other choice, 10 to 20 until you cannot lay.",
  );
  for (const sequels of [
    [bad, good],
    [good, good],
    [undefined, bad],
  ])
    expect(hint(sequels), "nothing that does not explain the choice").not.toContain("probably");
});

test("a hint for a discard near the end says who counts first, and what another discard costs", () => {
  const told = (own: number, other: number, dealer: boolean) => {
    const view = situation({ hand: ["2H", "3D", "3S", "5C", "9S", "QD"], dealer, scores: [own, other] });
    const position = { game: cribbage, view };
    const [best, worse] = ["0 discard 9S QD", "0 discard 2H QD"].map((text, i) =>
      choice(cribbage.parseMove(text), 0.5 - 0.03 * i, i),
    );
    const hint = hintText(position, [best!, worse!]);
    expect(hint).toMatch(/^Hint: Discard 9♠ and Q♦\. /);
    return hint.slice("Hint: Discard 9♠ and Q♦. ".length);
  };
  expect(told(117, 112, false)).toBe(
    "You need 4 points to win and count first; your opponent needs 9. You keep 2 points: pair (2). Discarding 2♥ and Q♦ costs 3.0 games in 100.",
  );
  expect(told(112, 117, true)).toMatch(
    /^You need 9 points to win; your opponent needs 4 and counts first, so the play decides\. You keep /,
  );
  expect(told(112, 115, true)).toMatch(
    /^You need 9 points to win; your opponent needs 6 and counts first, so the play may decide\. You keep /,
  );
  expect(told(90, 90, true)).toMatch(/^You keep /);
});

test("a hint for Crib-Ino names a gain before a drawback: points, or else the chance to win", () => {
  const position = (limit: number) => {
    const { state } = playout(cribino, { random: seeded(1), options: { players: 2, first: 0 }, limit });
    return { game: cribino, view: cribino.view(state, 0) };
  };
  const hints = [1, 3, 5, 7].flatMap((limit) => {
    const at = position(limit);
    const lays = cribino.legalMoves(at.view).filter(({ type, seat }) => type === "lay" && seat === 0);
    return lays.map((move) => hintText(at, choicesOf(cribino, at.view, cribino.formatMove(move), 0.77)));
  });
  const drawbacks = hints.filter((hint) => hint.includes("it leaves"));
  expect(drawbacks.length).toBeGreaterThan(0);
  for (const hint of drawbacks) expect(hint).toMatch(/\. That (scores|keeps).* But it leaves /);
});

test.each(games)("a hint for $id says more than the move", (game) => {
  playout(game, {
    random: seeded(3),
    limit: 60,
    watch: (_, state) => {
      for (const seat of game.activeSeats(state)) {
        const view = game.view(state, seat);
        for (const move of game.legalMoves(view).filter(() => view.phase !== "discard"))
          expect(hintText({ game, view }, choicesOf(game, view, game.formatMove(move)))).toMatch(/^Hint: .+\. .+\.$/);
      }
    },
  });
});

test("a hint for a card of cribbage that scores nothing names a fault of other cards", () => {
  let state: cribbage.CribbageState = cribbage.initialState({ first: 0 });
  for (const text of ["- deal 5H 6C JS QD 7C 2C / 5D 4H 8C KS 3H KD", "0 discard 7C 2C", "1 discard 3H KD", "- cut 6S"])
    state = cribbage.apply(state, cribbage.parseMove(text));
  const position = { game: cribbage, view: cribbage.view(state, 1) };
  expect(hintText(position, choicesOf(cribbage, position.view, "1 play 4H"))).toBe(
    "Hint: Play 4♥. No card makes 15 on it. Your opponent can score on it with 4 (25% of likely hands). 5♦ lets any ten-card make 15 (65% of likely hands).",
  );
});

/** The share of the opponent's likely hands with one of some ranks, in percent. */
function shareWith(view: cribbage.CribbageView, ranks: string): number {
  const wanted = ranks.replace("10", "T").split(" or ");
  const hands = likelyHands(view, 1).filter((hand) => hand.ranks.some((rank) => wanted.includes(rank)));
  return Math.round(100 * hands.reduce((sum, { chance }) => sum + chance, 0));
}

test("a card is compared by the likely hands that can score on it", () => {
  const view = parseSituation("pone 19-10, kept 3S 3D 9H TS, cut K, played:");
  const position = { game: cribbage, view };
  const [three, nine] = ["0 play 3S", "0 play 9H"].map((text) => choice(cribbage.parseMove(text), 0.5, 0));
  const said =
    /Your opponent can score on it with (3) \((\d+)% of likely hands\), on yours with (6 or 9) \((\d+)%\)\.$/;
  const [, rank = "", few, ranks = "", many] = said.exec(whyText(position, [three!, nine!], "yours")) ?? [];
  expect([few, many]).toEqual([rank, ranks].map((some) => `${shareWith(view, some)}`));
  expect(whyText(position, [nine!, three!], "yours"), "no reason against the better card").toMatch(
    /Your opponent can score on it with 6 or 9 \(50% of likely hands\)\.$/,
  );
});

test("a card on which nothing scores is compared with the likely hands that score on another", () => {
  const view = parseSituation("dealer 22-14, kept 8H 4D AC 2C, cut A, discarded AD AH, played: T 2C J");
  const [eight, four] = ["0 play 8H", "0 play 4D"].map((text) => choice(cribbage.parseMove(text), 0.5, 0));
  expect(whyText({ game: cribbage, view }, [eight!, four!], "the other")).toBe(
    `No unseen card scores on it. The other lets your opponent score with 4 or 5 (${shareWith(view, "4 or 5")}% of likely hands).`,
  );
});

test("a hint for a card that nothing tells from the next best says what that one costs", () => {
  const view = parseSituation("pone 31-29, kept 6S 9D 4C 4H, discarded TS KS, cut Q, played: 4C T 4H K 3");
  const [six, nine] = ["0 play 6S", "0 play 9D"].map((text, i) => choice(cribbage.parseMove(text), 0.5 - 0.02 * i, i));
  const hint = (other: Choice) => hintText({ game: cribbage, view }, [six!, other]);
  expect(hint(nine!)).toBe("Hint: Play 6♠. 9♦ costs 2.0 games in 100.");
  expect(hint({ ...nine!, win: 0.496 })).toBe("Hint: Play 6♠. 9♦ is about as good.");
});

test.each([
  [
    "pone 0-0, kept 4C 4H 7D 9S, cut K, played:",
    "4C",
    /^Hint: Play 4♣\. If it is paired \(\d+% of likely hands\), you can make three of a kind\./,
  ],
  [
    "dealer 0-0, kept TD QS KC 5H, cut 2, played: 6",
    "TD",
    /^Hint: Play 10♦\. It takes the count past 15, so no card makes 15\. Your opponent can score on it with 10 \(12% of likely hands\)\. 5♥ allows a run with 4 for 5 points or 7 \(43% of likely hands\), and costs 2\.0 games in 100\.$/,
    "5H",
  ],
  [
    "dealer 0-0, kept TS 3H 9C 9H, cut 2, played: TH",
    "3H",
    /10♠ scores 2 more now, but allows three of a kind with 10 for 6 points \(62% of likely hands\), so it wins about as often\.$/,
  ],
  [
    "pone 19-10, kept 3S 3D 9H TS, cut K, played:",
    "3S",
    /^Hint: Play 3♠\. If it is paired .+ with 3 \(15% of likely hands\), on 9♥ with 6 or 9 \(50%\)\.$/,
  ],
  [
    "pone 10-10, kept 9C 7S QC QS, cut 2, played: 9C 8D 7S 6H",
    "QC",
    /^Hint: Play Q♣\. Your cards have the same rank, so any will do\.$/,
  ],
])("a hint in %j says what the %s does", (position, card, said, worse = "") => {
  const view = parseSituation(position);
  const choices = choicesOf(cribbage, view, `0 play ${card}`);
  const valued = choices.map((one) => (Object(one.move).card === worse ? { ...one, win: one.win - 0.02 } : one));
  expect(hintText({ game: cribbage, view }, valued)).toMatch(said);
});

test("a hint for a discard names what explains the points of the crib, and nothing else", () => {
  const hint = (dealer: boolean, cribs: readonly number[]) => {
    const view = situation({ hand: ["5H", "QD", "7S", "8S", "9H", "4S"], dealer, scores: [7, 22] });
    const [best, worse] = ["0 discard 5H QD", "0 discard 4S QD"].map((text, i) => ({
      ...choice(cribbage.parseMove(text), 0.5 - 0.02 * i, i),
      parts: { hand: 3 + i, crib: cribs[i]!, pegging: 2 },
    }));
    return hintText({ game: cribbage, view }, [best!, worse!]);
  };
  expect(hint(true, [6, 4])).toMatch(/You keep 5 points: .+\. It puts a five into your crib\. Compared /);
  expect(hint(true, [4, 6])).toMatch(/You keep 5 points: .+ run of three \(3\)\. Compared /);
  expect(hint(false, [-6, -4])).toMatch(/\. But it gives the dealer a five\. Compared /);
  expect(hint(false, [-4, -6])).not.toContain("five.");
});

test("an answer to a pair has no figure, and a danger has that of its worst card", () => {
  const text = (line: string, card: string) => {
    const view = parseSituation(line);
    return hintText({ game: cribbage, view }, choicesOf(cribbage, view, `0 play ${card}`));
  };
  // A third five makes 15, and a third seven 21.
  expect(text("pone 0-0, kept 5C 5H KD QS, cut K, played:", "5C")).not.toMatch(/for \d/);
  expect(text("dealer 0-0, kept 5C 2H 9D QS, cut K, played: 5H", "2H")).toContain(
    "three of a kind with 5 for 8 points",
  );
});

test("a hint for a square that scores names what it gives the opponent, and what a safer square scores and gives", () => {
  let count = 0;
  playout(crosscribb, {
    random: seeded(3),
    options: { players: 2, target: 31 },
    watch: (_, state) => {
      for (const seat of state.phase === "play" ? crosscribb.activeSeats(state) : []) {
        const view = crosscribb.view(state, seat);
        const moves = crosscribb.legalMoves(view).map((move) => {
          const gift = reasonsOf(crosscribb, view, move).find(({ kind }) => kind === "gives");
          return { move, now: preview(crosscribb, view, move).gain, gift: gift?.points ?? 0 };
        });
        for (const { move, gift } of moves) {
          const hint = hintText({ game: crosscribb, view }, choicesOf(crosscribb, view, crosscribb.formatMove(move)));
          const told = /But it gives your opponent .+\. \S+ on (\w+), which scores (\d+) and allows (\d+),/.exec(hint);
          if (told === null) continue;
          count++;
          const safer = moves.find((one) => "square" in one.move && one.move.square === told[1])!;
          expect([`${safer.now}`, `${safer.gift}`]).toEqual(told.slice(2));
          expect(safer.gift).toBeLessThan(gift);
        }
      }
    },
  });
  expect(count).toBeGreaterThan(0);
});

test("a hint names what makes up for the points of a choice that scores more now", () => {
  let state: sackson.SacksonState = sackson.initialState();
  for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"])
    state = sackson.apply(state, sackson.parseMove(text));
  const position = { game: sackson, view: sackson.view(state, 1) };
  const [best, greedy] = ["1 exchange d2 a5", "1 exchange c4 a5"].map((text, i) => ({
    ...choice(sackson.parseMove(text), 0.5 - 0.032 * i, i),
    now: 5 * i,
  }));
  expect(hintText(position, [best!, greedy!])).toMatch(
    /That leaves yellow needing only e2, once the blue stone is free, for a plus that scores 5\. Exchanging c4 and a5 scores 5 more now, but costs 3\.2 games in 100\.$/,
  );
  const { state: laid } = playout(cribino, { random: seeded(1), options: { players: 2, first: 0 }, limit: 3 });
  const at = { game: cribino, view: cribino.view(laid, cribino.activeSeats(laid)[0]!) };
  const hints = cribino
    .legalMoves(at.view)
    .map((move) => hintText(at, choicesOf(cribino, at.view, cribino.formatMove(move))));
  expect(hints.join("\n")).toMatch(
    /The tile with purple \d+ and red \d+ \(.+ for \d+\) scores \d+ more now, but leaves the \w+ \d+ open .+ can score \d+, so it wins about as often\.$/m,
  );
});

test("a card of cribbage that scores more now is named with what it allows", () => {
  const view = parseSituation("dealer 52-55, kept 3D 7D 8D 9H, cut K, played: 8C");
  const [three, seven] = ["0 play 3D", "0 play 7D"].map((text, i) => ({
    ...choice(cribbage.parseMove(text), 0.5 - 0.02 * i, i),
    now: 2 * i,
  }));
  expect(hintText({ game: cribbage, view }, [three!, seven!])).toMatch(
    /7♦ scores 2 more now, but allows a run with 6 or 9 \(54% of likely hands\), and costs 2\.0 games in 100\.$/,
  );
});

test("a hint for a discard that keeps less than another names what makes up for it", () => {
  const view = situation({ hand: ["5H", "5D", "6C", "7S", "KH", "KD"], dealer: true, scores: [0, 0] });
  const [six, kings] = ["0 discard 6C 7S", "0 discard KH KD"].map((text) => cribbage.parseMove(text));
  const parts = [
    { hand: 12, crib: 5.6, pegging: 3 },
    { hand: 10, crib: 4, pegging: 3 },
  ];
  const [best, worse] = [kings, six].map((move, i) => ({ ...choice(move!, 0.5, i), parts: parts[i]! }));
  expect(hintText({ game: cribbage, view }, [best!, worse!])).toMatch(
    /^Hint: Discard .+\. You keep 8 points: .+\. Compared with discarding 6♣ 7♠, which keeps 12, the gain is hand \+2\.0, crib \+1\.6, total \+3\.6\./,
  );
  // The score can make the discard with fewer points the better one.
  const more = { ...worse!, points: 6, win: 0.48, parts: { hand: 15, crib: 4, pegging: 2.8 } };
  expect(hintText({ game: cribbage, view }, [best!, more])).toContain("total −1.2, but 2.0 more wins in 100.");
  // Between one that keeps more and one that is expected to score more, the latter wants explaining.
  const [low, high] = ["0 discard 5H 5D", "0 discard 6C 7S"].map((text) => cribbage.parseMove(text));
  const rivals = [
    { ...choice(high!, 0.48, 1), parts: { hand: 12, crib: 2, pegging: 3 } },
    { ...choice(low!, 0.47, 2), points: 9, parts: { hand: 11, crib: 9, pegging: 3 } },
  ];
  expect(hintText({ game: cribbage, view }, [best!, ...rivals])).toContain("Compared with discarding 5♦ 5♥, ");
});

test("a hint whose points another choice scores, too, names a fault of that one", () => {
  const game: AnyGame = crosscribb;
  const view = crossView();
  const hints = game
    .legalMoves(view)
    .map((move) => hintText({ game, view }, choicesOf(game, view, game.formatMove(move))));
  expect(hints.join("\n")).toMatch(/That scores \d+ in .+\. \S+ on \w+ (gives up|gives your|lets your) .+\.$/m);
});

test("a count names fifteens of two cards first", () => {
  const { items } = scoreHand(parseCards("5H 5D 5S JC"), parseCards("5C")[0]);
  const sizes = scoresOf(items).map(({ kind, cards }) => `${kind} ${cards.length}`);
  expect(sizes).toEqual([...Array(4).fill("fifteen 2"), ...Array(4).fill("fifteen 3"), "pair 4", "nobs 1"]);
});

test("the count of a round with his heels names their points, which are in the totals", async () => {
  const look = await entryOf("crosscribb").load();
  const audience = { game: crosscribb, names: ["You", "Nora"], you: 0 };
  const isNamed = new Set<boolean>();
  for (let seed = 0; seed < 20; seed++)
    playout(crosscribb, {
      random: seeded(seed),
      options: { players: 2, target: 31 },
      watch: (move, state, after) => {
        if (state.phase !== "show" || after.phase === "show") return;
        const counted = { view: crosscribb.view(after, 0), move, outcome: undefined };
        const result = look.count(crosscribb.view(state, 0), counted, audience)?.result ?? "";
        expect(result.includes(", with 2 for his heels."), result).toBe(state.cut.startsWith("J"));
        isNamed.add(state.cut.startsWith("J"));
      },
    });
  expect(isNamed.size).toBe(2);
});

test("a lesson says what is wrong with the worse choice, or else what it does", () => {
  const view = crossView();
  const [good, ...others] = choicesOf(crosscribb, view, "0 place d5");
  const told = others.map((bad) => whyText({ game: crosscribb, view }, [good!, bad], "yours"));
  expect(told.join("\n")).toMatch(/\. Yours leaves column a waiting /);
  for (const [i, { now }] of others.entries())
    if (now < good!.now) expect(told[i], "at least that it scores less").toContain(". Yours ");
  for (const why of told) {
    const [, reason = "nothing"] = / Yours (.+)\.$/.exec(why) ?? [];
    expect(why.indexOf(reason), "not what the better choice does, too").toBe(why.lastIndexOf(reason));
  }
});

test("a lesson says that the worse choice scores more now, and what it costs", () => {
  const view = crossView();
  const [good, ...others] = choicesOf(crosscribb, view, "0 place b2");
  const more = others.find(({ now }) => now > good!.now)!;
  const bad = { ...more, win: good!.win - 0.02 };
  expect(whyText({ game: crosscribb, view }, [good!, bad], "yours")).toMatch(
    /Yours scores 2 more now, but .*costs 2\.0 games in 100\.$/,
  );
});

test("a lesson names what the worse choice allows", () => {
  const position = { game: crosscribb, view: crossView() };
  const [good, bad] = ["0 place c2", "0 place d5"].map((text) => choice(crosscribb.parseMove(text), 0.5, 0));
  expect(whyText(position, [good!, bad!], "yours")).toMatch(
    /Yours lets your opponent score 4 in row 5 with a three on c5/,
  );
});

test("a hint for the Sackson game names its figure", () => {
  let state = sackson.initialState();
  for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"])
    state = sackson.apply(state, sackson.parseMove(text));
  const view = sackson.view(state, 1);
  const position = { game: sackson, view };
  const good = choice(sackson.parseMove("1 exchange c4 a5"), 0.6, 0);
  expect(hintText(position, [good])).toMatch(/That makes a yellow zig-zag for 5\./);
});

test("a hint for a discard names the points that it keeps, a lesson the cards that it is against", () => {
  const view = situation({ hand: ["2H", "3D", "3S", "5C", "9S", "QD"], dealer: false, scores: [76, 61] });
  const [best, ...worse] = [...advise(cribbage, view, { method: trials({ deals: 30 }) })].at(-1)!.choices;
  const position = { game: cribbage, view };
  expect(hintText(position, [best!, ...worse])).toMatch(/^Hint: Discard .+\. You keep \d+ points: .+ \(\d\)/);
  expect(whyText(position, [best!, worse[1]!], "yours")).toMatch(
    /Compared with discarding \S+ \S+, which keeps \d, the gain is (hand|crib|pegging) [+−]\d/,
  );
});

test("a discard is called one among placements", async () => {
  const look = await entryOf("crosscribb").load();
  const [discard, place] = ["0 discard", "0 place d5"].map(crosscribb.parseMove);
  const choices = [choice(place!, 0.6, 0), choice(discard!, 0.5, 1)];
  expect(shown(h(Choices, { look, view: crossView(), choices, marked: place }))).toMatch(/on d5.*Discard /);
});

test("choices that are even share a line, except for the first and the marked one", () => {
  const choices = [0, 1, 1, 1, 1].map((row, i) => choice({ type: "place", square: `a${i}` }, 0.6, row));
  const lines = (marked: number) => folded(choices, (one) => one === choices[marked]).map(({ others }) => others);
  expect(lines(0)).toEqual([0, 0, 3]);
  expect(lines(3)).toEqual([0, 0, 2, 0]);
});

test("choices that show the same wins stand in the order of their points", async () => {
  const look = await entryOf("cribbage").load();
  const view = situation({ hand: ["2H", "3D", "3S", "5C", "9S", "QD"], dealer: true, scores: [115, 118] });
  const wins = [0.3, 0.2004, 0.2001, 0.19];
  const choices = ["9S QD", "2H QD", "5C QD", "2H 3D"].map((cards, i) => {
    const parts = { hand: 5 + i, crib: 0, pegging: 0 };
    return { ...choice(cribbage.parseMove(`0 discard ${cards}`), wins[i]!, i), points: 5 + i, parts };
  });
  const text = shown(h(Choices, { look, view, choices }));
  expect([...text.matchAll(/5\.0|6\.0|7\.0|8\.0/g)].map(String).filter((_, i) => i % 2 === 0)).toEqual([
    "5.0",
    "7.0",
    "6.0",
    "8.0",
  ]);
});

test("a move is not a blunder if all but one look alike", () => {
  const others = (rows: readonly number[]) => rows.map((row) => choice({}, 0.5, row, 0.1));
  const sizeIn = (rows: readonly number[]) => {
    const choices = [choice({}, 0.6, 0), ...others(rows)];
    return sizeOf({ chosen: choices.at(-1)!, choices });
  };
  expect(sizeIn([1, 1, 1])).toBe("mistake");
  expect(sizeIn([1, 2, 2])).toBe("blunder");
  expect(sizeIn([1])).toBe("blunder");
});

test("a solitaire is about points, a tile is drawn", async () => {
  const look = await entryOf("cribino").load();
  const { state } = playout(cribino, { random: seeded(1), options: { players: 1 }, limit: 6 });
  const view = cribino.view(state, 0);
  const lay = cribino.legalMoves(view).find(({ type }) => type === "lay")!;
  expect(shown(gainText(view, "x", { points: 8.55, win: 0.03 }))).toBe(
    "Better: x. It scores 8.6 more points on average.",
  );
  const choices = [choice(lay, 0.5, 0), choice(lay, 0.4, 1, 0.1)];
  const table = render(h(Choices, { look, view, choices, marked: lay }));
  expect(table).toContain("<svg");
  expect(table).not.toMatch(/Wins|games won| at -?\d/);
});

test("choices and the rest share one sentence, which does not call the play of opponents luck", () => {
  const told = (rest: number, choices: number) => balanceText({ rest, choices }, 1);
  expect(told(0.5, 0)).toBe("You played well. Luck and your opponent did the rest.");
  expect(told(-0.5, 0)).toBe("You played well, but luck and your opponent beat you.");
  for (const rest of [0.3, -0.3]) {
    const luck = rest > 0 ? "made up for your choices." : "mattered more than your choices.";
    expect(told(rest, -0.1)).toBe(`Luck and your opponent ${luck}`);
    expect(told(rest, -0.4)).toBe("Your choices mattered more than luck and your opponent.");
    expect(told(rest, -0.27)).toBe("Luck and your opponent mattered as much as your choices.");
  }
  expect(balanceText({ rest: 0.5, choices: 0 }, 2)).toBe("You played well. Luck and your opponents did the rest.");
});

test("a newcomer hears praise only", async () => {
  const look = await entryOf("sackson").load();
  const view = sackson.view(sackson.initialState(), 0);
  const position = { game: sackson, view };
  const [best, other] = sackson.legalMoves(view);
  const choices = [choice(best!, 0.6, 0), choice(other!, 0.5, 1, 0.1)];
  const said = (made: object, isGentle: boolean, isRetry = false) =>
    shown(remarkOn(look, position, made as never, { choices, isHinted: false, isGentle, isRetry }));
  expect(said(other!, false)).toMatch(/^Your last choice was a blunder\. Better: /);
  expect(said(other!, true)).toBe("");
  expect(said(best!, true)).toBe("Coach: the best move.");
  expect(said(best!, false)).toBe("");
  expect(said(other!, true, true), "a retry is judged").toMatch(/^Your last choice was a blunder\. Better: /);
  expect(said(best!, false, true)).toBe("Coach: the best move.");
});

test("who is to choose reads what to do", () => {
  let state: cribbage.CribbageState = cribbage.initialState({ first: 0 });
  const deal = "- deal 5H 6C JS QD 7C 2C / 7D 7H 8C KS 3H KD";
  for (const text of [deal, "0 discard 7C 2C", "1 discard 3H KD", "- cut 5S"])
    state = cribbage.apply(state, cribbage.parseMove(text));
  expect(turnFor(cribbage, cribbage.view(state, 1))).toBe("lead a card");
  state = cribbage.apply(state, cribbage.parseMove("1 play 8C"));
  expect(turnFor(cribbage, cribbage.view(state, 0))).toBe("play a card");
});

test("a task without a choice says why", () => {
  let state: sackson.SacksonState = sackson.initialState();
  const opening = ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow"];
  for (const text of [...opening, "1 take yellow brown", "1 exchange c4 a5"])
    state = sackson.apply(state, sackson.parseMove(text));
  expect(turnFor(sackson, sackson.view(state, 1))).toBe("return the stone of the figure's color");
});

test.each([
  [crosscribb, ["place", "discard"]],
  [cribino, ["lay", "draw", "pass"]],
] as const)("the task of $0.id names the moves that the player may make, and no others", (game: AnyGame, kinds) => {
  for (let seed = 0; seed < 20; seed++)
    playout(game, {
      random: seeded(seed),
      options: { players: 2 },
      watch: (_, state) => {
        for (const seat of state.phase === "play" ? game.activeSeats(state) : []) {
          const view = game.view(state, seat);
          const types: string[] = game.legalMoves(view).map(({ type }) => type);
          const named = kinds.filter((kind) => turnFor(game, view).includes(kind));
          // The page passes for a player who can do nothing else.
          if (types.join() !== "pass") expect(named).toEqual(kinds.filter((kind) => types.includes(kind)));
        }
      },
    });
});

test("a review that was too short says so in the place of the balance; a solitaire has none", () => {
  const balance = (error: number, players = 2, [luck, skill] = [0.2, -0.1]) => {
    const own = { seat: 0, start: 0.5, luck, skill, error };
    const session = { game: cribbage, players: Array.from({ length: players }) } as unknown as Session;
    return shown(h(Balance, { session, review: { seats: [own], choices: [] } as unknown as Review }));
  };
  expect(balance(0.02)).toMatch(/Luck and opponents.*\+20.*Choices.*−10/);
  expect(balance(0.02, 1)).toBe("");
  expect(balance(0.2)).toBe("The coach had too little time to part luck from choices.");
  expect(balance(0.02, 2, [1.1, -0.6])).toBe("Luck and your opponent made up for your choices.");
  expect(balance(0.02, 2, [0.7, -1.2])).toBe("Your choices mattered more than luck and your opponent.");
});
