import { describe, expect, test } from "vitest";
import { claimed, makeMuggins, refuseClaim } from "../../src/shared/muggins.ts";

describe("a claim in the show", () => {
  const claim = (claim?: unknown, muggins = true) =>
    refuseClaim(claim === undefined ? {} : { claim: claim as number }, 8, muggins, "the hand is");

  test("without muggins there is none", () => {
    expect(claim(undefined, false)).toBeUndefined();
    expect(claim(8, false)).toEqual({
      code: "no-muggins",
      keys: ["claim"],
      reason: "points are claimed only in games with muggins",
    });
  });

  test("with muggins it is a whole number from 0 to what is there", () => {
    for (let points = 0; points <= 8; points++) expect(claim(points)).toBeUndefined();
    for (const wrong of [undefined, -1, 0.5, "8", null, Number.NaN])
      expect(claim(wrong)).toEqual({
        code: "wrong-claim",
        keys: ["claim"],
        reason: "claim a number of points, 0 or more",
      });
  });

  test("the refusal of one that is too high does not tell what is there", () => {
    for (const high of [9, 28, 29, 100])
      expect(claim(high)).toEqual({
        code: "wrong-claim",
        keys: ["claim"],
        reason: `the hand is not worth ${high}`,
        values: { claim: high },
      });
  });

  test("counts as what was said", () => {
    expect(claimed("muggins", 3)).toEqual({ points: 3, items: [{ kind: "muggins", points: 3, cards: [] }] });
  });
});

describe("an answer to a short count", () => {
  const short = { phase: "muggins", missing: 3, pending: [1] } as const;
  const { refuse } = makeMuggins((state) => state);
  const answer = (points: unknown) => refuse(short, { type: "muggins", seat: 1, points: points as number });

  test("may always be to accept it", () => {
    expect(refuse(short, { type: "accept", seat: 1 })).toBeUndefined();
  });

  test("claims a whole number from 1 to what is missing", () => {
    for (const points of [1, 2, 3]) expect(answer(points)).toBeUndefined();
    for (const wrong of [0, 4, -1, 1.5, "1", null, undefined])
      expect(answer(wrong)).toEqual({
        code: "wrong-claim",
        keys: ["points"],
        reason: "claim at least 1 point, and no more than were overlooked",
      });
  });
});
