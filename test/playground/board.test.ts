import { h } from "preact";
import render from "preact-render-to-string";
import { expect, test } from "vitest";
import { PegBoard } from "../../docs/playground/ui/pieces/board.tsx";

test.each([31, 60, 61, 121])(
  "a score past a board of %i, as in the Sackson game, has its peg in the last hole",
  (target) => {
    const board = (front: number) =>
      render(h(PegBoard, { target, skunks: [], names: ["You"], pegs: [{ front, rear: target - 1 }], flat: true }));
    const transform = (svg: string) => [...svg.matchAll(/translate\([^)]*\)/g)].map(String);
    expect(transform(board(target + 5))).toEqual(transform(board(target)));
    expect(transform(board(target)).length).toBe(2);
  },
);
