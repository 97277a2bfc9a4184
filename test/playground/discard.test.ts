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

test("ranks alone will do, and a line says who deals and the points", () => {
  expect(asked("5-5-6-7-J-J").view?.phase).toBe("discard");
  expect(asked("dealer 9-15, hand 5-5-6-7-J-J").view).toMatchObject({ dealer: 0, scores: [9, 15] });
});

test("fewer cards wait for more, wrong ones are explained", () => {
  const { cards, view, trouble } = asked("5H 6C");
  expect([formatCards(cards), view, trouble]).toEqual(["5H 6C", undefined, ""]);
  for (const text of ["5H 6C JS QD 7C XX", "5 5 5 5 5 2", "5H 6C JS QD 7C 2C 3C"]) {
    expect(asked(text).trouble, text).toMatch(/Write cards like/);
    expect(asked(text).view).toBeUndefined();
  }
});
