import { type AnyGame, type MoveOf, type Seat, sideOf } from "fifteen-two";
import type { ButtonHTMLAttributes } from "preact";
import { Face } from "../pieces/face.tsx";
import { seatsOf } from "../table/words.ts";
import type { Children, Sight } from "./look.ts";

/** A seat: its face, its name, whether it deals, whether it is to move, and what it says. */
export function SeatTag<G extends AnyGame>({ sight, seat }: { sight: Sight<G>; seat: Seat }) {
  const { view, speech } = sight;
  const turn = "turn" in view && view.turn === seat && view.phase !== "over";
  const name = sight.names(seat);
  return (
    <p class={`seat-tag side${sideOf(view, seat)} ${turn ? "turn" : ""}`}>
      <Face name={name} />
      <span class="seat-name">{name}</span>
      {view.dealer === seat && (
        <span class="tag" title={`${name} deals`}>
          D<span class="unseen">ealer</span>
        </span>
      )}
      {turn && <span class="unseen"> is to move</span>}
      {speech?.seat === seat && (
        <span class="speech" aria-hidden="true">
          {speech.text}
        </span>
      )}
    </p>
  );
}

/** The seats about the table but the own one, or a spectator's first, each with what it holds. */
export function Others<G extends AnyGame>({ sight, held }: { sight: Sight<G>; held(seat: Seat): Children }) {
  return (
    <div class="others">
      {seatsOf(sight.view)
        .filter((seat) => seat !== (sight.seat ?? 0))
        .map((seat) => (
          <section key={seat} class="seat" aria-label={sight.names(seat)} data-spot={`seat${seat}`}>
            <SeatTag sight={sight} seat={seat} />
            {held(seat)}
          </section>
        ))}
    </div>
  );
}

/** The row of buttons under the hand; it keeps its height when it is empty. */
export function Actions({ children }: { children?: Children }) {
  return <div class="actions">{children}</div>;
}

interface MoveProps<G extends AnyGame> extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> {
  readonly sight: Sight<G>;
  readonly move: MoveOf<G> | undefined;
}

/** A button that makes a move; without a move it only says what is missing. */
export function MoveButton<G extends AnyGame>({ sight, move, ...rest }: MoveProps<G>) {
  return (
    <button
      type="button"
      aria-disabled={move === undefined}
      data-move={move && sight.game.formatMove(move)}
      onClick={() => move && sight.play(move)}
      {...rest}
    />
  );
}

/** The move that most players want. */
export function Action<G extends AnyGame>(props: MoveProps<G>) {
  return <MoveButton class="main" {...props} />;
}
