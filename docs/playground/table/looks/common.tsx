import { type AnyGame, type AnyView, type MoveOf, type Seat, sideOf } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { followArrows } from "../../ui/arrows.ts";
import { LOW, useMedia } from "../../ui/media.ts";
import { ownStyle, tableStyle } from "../../ui/pieces/colors.ts";
import { Face } from "../../ui/pieces/face.tsx";
import { seatsOf, t } from "../../ui/words.ts";
import type { Look, Sight } from "./look.ts";

/**
 * The props of a table's root, with more class names: on a low screen the hand lies beside the table in every game, and
 * the player's own side has the first color.
 */
export function useTable({ game, hand }: Look, view: AnyView, you: Seat | null | undefined, names: string) {
  return {
    class: `play game-${game.id} hand-${useMedia(LOW) ? "beside" : hand} ${names}`,
    style: tableStyle(sideOf(view, you ?? 0)),
    onKeyDown: followArrows,
  };
}

/** A seat: its face, name, dealer and turn marks, and speech. */
export function SeatTag<G extends AnyGame>({ sight, seat }: { sight: Sight<G>; seat: Seat }) {
  const { game, view, speech, counted, audience } = sight;
  const active = counted && "turn" in view ? [view.turn] : game.activeSeats(view);
  // Of several, the one that the table waits for.
  const turn = seat === (active.find((one) => one === ownSeat(sight)) ?? active[0]);
  const name = audience.names[seat]!;
  return (
    <p
      class={`seat-tag ${turn ? "turn" : ""} ${seat === audience.you ? "own" : ""}`}
      style={ownStyle(sideOf(view, seat))}
    >
      <Face name={name} />
      <span class="seat-name">{name}</span>
      {view.dealer === seat && (
        <>
          <span class="tag" title={t("Dealer")} aria-hidden="true">
            {t("Dealer")[0]}
          </span>
          <span class="unseen">, {t("Dealer")}</span>
        </>
      )}
      {turn && <span class="unseen">, {t("to move")}</span>}
      {speech?.seat === seat && (
        <span key={speech.text} class="speech" aria-hidden="true">
          {speech.text}
        </span>
      )}
    </p>
  );
}

/** Default: all seats except the viewer's. */
type SeatsProps<G extends AnyGame> = { sight: Sight<G>; seats?: readonly Seat[]; held(seat: Seat): Children };

/** Seats around the table, each with its hand. */
export function Seats<G extends AnyGame>({ sight, seats, held }: SeatsProps<G>) {
  const shown = seats ?? seatsOf(sight.view).filter((seat) => seat !== ownSeat(sight));
  return (
    <div class="others">
      {shown.map((seat) => (
        <section key={seat} class="seat" aria-label={sight.audience.names[seat]} data-spot={`seat${seat}`}>
          <SeatTag sight={sight} seat={seat} />
          {held(seat)}
        </section>
      ))}
    </div>
  );
}

/** The seat at the lower edge of the table: a spectator sits behind the first. */
export function ownSeat({ seat }: Pick<Sight, "seat">): Seat {
  return seat ?? 0;
}

/** Props of a button or piece that makes a move; without a move, pressing it only shows the reason. */
export function makes<G extends AnyGame>({ game, play }: Sight<G>, move: MoveOf<G> | undefined) {
  return {
    "aria-disabled": move === undefined,
    "data-move": move && game.formatMove(move),
    onClick: () => move && play(move),
  };
}

/** The classes of a hinted thing, or of a choice that the coach would improve. */
export function marks<G extends AnyGame>({ hint, made }: Sight<G>, is: (move: MoveOf<G>) => boolean): string {
  return `${hint && is(hint) ? "hinted" : ""} ${made && is(made) ? "made" : ""}`;
}

type ActionProps<G extends AnyGame> = {
  sight: Sight<G>;
  move: MoveOf<G> | undefined;
  class?: string;
  children: Children;
};

/** The button under the hand that makes a move. */
export function Action<G extends AnyGame>({ sight, move, class: look = "main", children }: ActionProps<G>) {
  return (
    <button type="button" class={look} {...makes(sight, move)}>
      {children}
    </button>
  );
}
