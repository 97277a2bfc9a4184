import { type AnyGame, type MoveOf, type Seat, sideOf } from "fifteen-two";
import type { Children, Sight } from "./look.ts";

/** A seat's name, the color of its pegs, whether it deals and whether it is to move. */
export function SeatTag<G extends AnyGame>({ sight, seat }: { sight: Sight<G>; seat: Seat }) {
  const { view } = sight;
  const turn = "turn" in view && view.turn === seat && view.phase !== "over";
  return (
    <p class={`seat-tag side${sideOf(view, seat)} ${turn ? "turn" : ""}`}>
      <span class="dot" aria-hidden="true" />
      {sight.names(seat)}
      {view.dealer === seat && <span class="tag">dealer</span>}
      {turn && <span class="unseen"> is to move</span>}
    </p>
  );
}

/** The row of buttons under the hand; it keeps its height when it is empty. */
export function Actions({ children }: { children?: Children }) {
  return <div class="actions">{children}</div>;
}

/** A button that makes a move; without a move it only says what is missing. */
export function Action<G extends AnyGame>({
  sight,
  move,
  quiet = false,
  children,
}: {
  sight: Sight<G>;
  move: MoveOf<G> | undefined;
  quiet?: boolean;
  children: Children;
}) {
  return (
    <button
      type="button"
      class={quiet ? "quiet" : "main"}
      aria-disabled={move === undefined}
      data-move={move && sight.game.formatMove(move)}
      onClick={() => move && sight.play(move)}
    >
      {children}
    </button>
  );
}
