import { formatCards } from "fifteen-two";
import { expect, test } from "vitest";
import { readCards } from "../../docs/playground/app/count/cards.tsx";
import { readPosition } from "../../docs/playground/app/count/discard.tsx";
import { emptyStorage } from "./storage.ts";

emptyStorage();

const asked = (text: string, dealer = false, scores = ["70", "62"]) => readPosition({ text, dealer, scores });

test("six cards, who deals and the points make a position", () => {
  const { view, trouble } = asked("5H 6C JS QD 7C 2C", true);
  expect(trouble).toBe("");
  expect(view).toMatchObject({ phase: "discard", dealer: 0, scores: [70, 62], viewer: 0 });
  expect(asked("5H 6C JS QD 7C 2C").view?.dealer).toBe(1);
});

test("German letters of jacks and queens are read, too", () => {
  expect(formatCards(asked("5D BS, d♦ DH b♥ QS").cards)).toBe("5D JS QD QH JH QS");
  expect(asked("DD QD").trouble).toMatch(/queen of diamonds appears twice/);
});

test("fewer cards wait for more, wrong ones are explained", () => {
  const { cards, view, trouble } = asked("5H 6C");
  expect([formatCards(cards), view, trouble]).toEqual(["5H 6C", undefined, ""]);
  const all = "5H 6C JS QD 7C";
  for (const text of ["5H 6C XX JS QD 7C", "5H 6C JS QD 7C 5H", "1h 5H, 6C JS ?! QD7C", "5H6CJSQD7CX"]) {
    const { cards, view, trouble } = asked(text);
    expect(trouble, text).toMatch(/Write cards like/);
    expect([formatCards(cards), view], text).toEqual([all, undefined]);
  }
  expect(asked("5H 6C JS QD 7C 2C 3C")).toMatchObject({
    trouble: "At most 6 cards, not 7.",
    view: { phase: "discard" },
  });
  expect(asked("1h 6C").trouble).toMatch(/^“1h” is not a card; write 10h or Ah\. /);
  expect(asked(", 1 10 x".repeat(5000)).cards).toEqual([]);
});

test("an unreadable word keeps its place, so that the starter stays the starter", () => {
  const slotsOf = (text: string) => readCards(text, 5).slots.join(" ");
  expect(slotsOf("5h 5s xx jd 5d")).toBe("5H 5S _ JD 5D");
  expect(slotsOf("5h 5s 5h jd 5d")).toBe("5H 5S _ JD 5D");
  expect(slotsOf("xx, 5s 1d jd 5d")).toBe("_ 5S _ JD 5D");
  expect(slotsOf("5H 5S _ JD 5D")).toBe("5H 5S _ JD 5D");
  expect(slotsOf(" , ")).toBe("");
});

test("points out of range give no position", () => {
  for (const points of ["121", "-5", "7.5", "1e2"])
    expect(asked("5H 6C JS QD 7C 2C", false, ["0", points]).view, points).toBeUndefined();
  expect(asked("5H 6C JS QD 7C 2C", false, ["007", "120"]).view).toMatchObject({ scores: [7, 120] });
  expect(asked("5H 6C JS QD 7C 2C", false, ["", "62"]).view, "an empty field").toMatchObject({ scores: [0, 62] });
});
