import { formatCards } from "fifteen-two";
import { expect, test } from "vitest";
import { readPosition } from "../../docs/playground/app/count/discard.tsx";
import { emptyStorage } from "./storage.ts";

emptyStorage();

const asked = (text: string, dealer = false, scores = [70, 62]) => readPosition({ text, dealer, scores });

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
