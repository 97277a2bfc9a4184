import { describe, expect, test } from "vitest";
import * as cribbage from "../../src/cribbage/index.ts";
import { type CribbageState, parseMove, redact, view } from "../../src/cribbage/index.ts";
import { playout, seeded, steps } from "../../src/index.ts";
import { expectEqual } from "../equal.ts";
import { afterMoves } from "../moves.ts";
import { dealt, discarded, HANDS, playing, shown } from "./table.ts";

/** The hands in the order in which they are played. */
const PLAYED = ["6C QS JS 5H", "7D 8C 7H KS"];
const DOWN = ["??", "??", "??", "??"];

/** The hands and the crib that a seat sees. */
function seen(state: CribbageState, seat?: number) {
  const { hands, crib } = view(state, seat) as unknown as { hands: string[][]; crib: (string | null)[] };
  return { hands: hands.map((hand) => hand.join(" ")), crib: crib.map((card) => card ?? "--").join(" ") };
}

describe("a view", () => {
  const play = () => playing({ hands: HANDS });

  test("S2-14: a seat knows its own discards, and nothing of the others' hands and discards", () => {
    const state = afterMoves(cribbage, dealt({ hands: HANDS }), "0 discard 2C 3D");
    expect(seen(state, 0)).toEqual({ hands: ["5H 6C JS QS", "?? ?? ?? ?? ?? ??"], crib: "2C 3D -- --" });
    expect(seen(state, 1)).toEqual({ hands: [DOWN.join(" "), "7D 7H 8C KS KC QD"], crib: "?? ?? -- --" });
    expect(seen(state)).toEqual({ hands: [DOWN.join(" "), "?? ?? ?? ?? ?? ??"], crib: "?? ?? -- --" });
  });

  test("S2-15, S2-43: the hands are open from the show on, the crib when its count is due", () => {
    expect(seen(discarded({ hands: HANDS }), 1).crib).toBe("?? ?? KC QD");
    expect(seen(play(), 1)).toEqual({ hands: [DOWN.join(" "), "7D 7H 8C KS"], crib: "?? ?? KC QD" });
    const show = shown();
    for (const seat of [0, 1, undefined]) expect(seen(show, seat).hands).toEqual(PLAYED);
    expect(seen(show).crib).toBe("?? ?? ?? ??");
    const crib = afterMoves(cribbage, show, "1 show hand", "0 show hand");
    expect(crib.phase === "show" && crib.hand).toBe("crib");
    for (const seat of [0, 1, undefined]) expect(seen(crib, seat).crib).toBe("2C 3D KC QD");
  });

  test("when the game has ended in the play, nothing is opened; at the show of a hand the hands are, and at the crib all is", () => {
    const end = (reason: string, target: number, hands: string[], words: string) => {
      let state = playing({ hands, target });
      for (const move of [...words.split(", "), "1 show hand", "0 show hand", "0 show crib"])
        if (state.phase !== "over") state = afterMoves(cribbage, state, move);
      expect(state.phase === "over" && state.reason).toBe(reason);
      return state;
    };
    const words = "1 play 7D, 0 play 6C, 1 play 8C, 0 play QS, 1 play 7H, 0 play JS, 1 play KS, 0 go, 0 play 5H";
    expect(seen(end("play", 3, HANDS, words))).toEqual({ hands: ["?? ?? ??", "?? ??"], crib: "?? ?? ?? ??" });
    const atHand = end("hand", 16, HANDS, words);
    expect(seen(atHand)).toEqual({ hands: PLAYED, crib: "?? ?? ?? ??" });
    expect(seen(atHand, 0).crib).toBe("2C 3D ?? ??");
    const atCrib = end("crib", 11, [HANDS[0]!, "7D 2H 8C KS"], words.replace("7H", "2H").replace("0 go, ", ""));
    expect(seen(atCrib)).toEqual({ hands: [PLAYED[0], "7D 8C 2H KS"], crib: "2C 3D KC QD" });
  });

  test("is nobody's but the seat's", () => {
    expect(view(play(), 1).viewer).toBe(1);
    expect(view(play()).viewer).toBeNull();
    expect(() => view(play(), 2)).toThrow("seat: must be");
  });

  test("of the seat null is a spectator's, so that a view's viewer gives that view again", () => {
    const { record } = playout(cribbage, { random: seeded(1), options: { target: 31 } });
    for (const { after: state, move } of steps(cribbage, record)) {
      expectEqual(view(state, null), view(state));
      expectEqual(redact(move, null), redact(move));
      for (const seat of [0, 1, null]) {
        const seen = view(state, seat);
        expect(seen.viewer).toBe(seat);
        expectEqual(view(state, seen.viewer), seen);
        expectEqual(view(cribbage.determinize(seen, seeded(1)), seen.viewer), seen);
      }
    }
  });
});

test("a move as another sees it: a deal but for the own hand, a discard of another, nothing else", () => {
  const deal = parseMove("- deal 5H 6C JS QD AC / 7D 7H 8C KS 3H / 9C 9D TC TD KC / crib 2C");
  const down = ["??", "??", "??", "??", "??"];
  expect(redact(deal, 1)).toEqual({ type: "deal", hands: [down, ["7D", "7H", "8C", "KS", "3H"], down], crib: ["??"] });
  expect(redact(deal)).toEqual({ type: "deal", hands: [down, down, down], crib: ["??"] });
  const discard = parseMove("0 discard AC 2C");
  expect(redact(discard, 0)).toEqual(discard);
  for (const seat of [1, undefined]) expect(redact(discard, seat)).toEqual({ ...discard, cards: ["??", "??"] });
  for (const text of ["- cut 5H", "0 play 5H", "1 go", "1 show hand", "- cut-for-deal 5H 6C"])
    expect(redact(parseMove(text), 0)).toEqual(parseMove(text));
});
