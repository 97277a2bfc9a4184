/** Shared by cribbage and CrossCribb: the crib, and counting with and without muggins. */
import { type Card, type Seat, sideOf } from "fifteen-two";
import type * as cribbage from "fifteen-two/cribbage";
import type * as crosscribb from "fifteen-two/crosscribb";
import type { ScoreItem } from "fifteen-two/scoring";
import { sumOf } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { named, saidText, scoresOf, t } from "../../ui/words.ts";
import type { Knowledge } from "../session/session.ts";
import type { Claim, Count, CountPart, Sight } from "./look.ts";
import { type Audience, tellerOf } from "./telling.ts";

/** A seat's count. With muggins, overlooked points can be claimed afterwards. */
export interface Showing {
  readonly view:
    | cribbage.View<cribbage.ShowState | cribbage.MugginsState>
    | crosscribb.View<crosscribb.ShowState | crosscribb.MugginsState>;
  readonly title: string;
  readonly parts: readonly CountPart[];
}

/** Cards that are counted, item by item. */
export function partOf(title: string, cards: readonly Card[], items: readonly ScoreItem[]): CountPart {
  return { title, cards, items: scoresOf(items), said: saidText(items) };
}

/** The count of a show, or of the end of a claim. */
export function countOf(
  showing: Showing | undefined,
  { view, move }: Knowledge<typeof cribbage> | Knowledge<typeof crosscribb>,
  audience: Audience,
): Count | undefined {
  if (showing === undefined || view.phase === "muggins" || move === undefined) return undefined;
  const { view: before, title, parts } = showing;
  const side = sideOf(before, before.turn);
  const isShow = move.type === "show";
  const claim = isShow ? move.claim : claimedOf(showing);
  if (claim === undefined) return { title, side, parts };
  const asks = isShow && before.viewer !== null && sideOf(before, before.viewer) !== side;
  const end = isShow ? "" : `${tellerOf(audience).move(move, view)}.`;
  return { title, side, parts, claim, asks, result: `${t("Claimed: {claim}.", { claim })} ${end}` };
}

/** The count that a seat makes itself, with muggins. */
export function claimOf(showing: Showing | undefined, legal: readonly unknown[]): Claim | undefined {
  if (showing === undefined || legal.length === 0 || !showing.view.settings.muggins) return undefined;
  return { title: showing.title, most: 29 * showing.parts.length, claimed: claimedOf(showing) };
}

/** The claimed points, while more can be claimed. */
function claimedOf({ view, parts }: Showing): number | undefined {
  if (view.phase === "show") return undefined;
  return sumOf(parts.flatMap(({ items }) => items)) - view.missing;
}

/** The title of a count: "Your hand", "Nora's crib". */
export function ownedBy({ you, names }: Audience, seat: Seat, what: "hand" | "crib"): string {
  if (what === "hand") return seat === you ? t("Your hand") : t("{name}'s hand", named(names[seat]!));
  return seat === you ? t("Your crib") : t("{name}'s crib", named(names[seat]!));
}

interface CribProps {
  readonly sight: Sight<typeof cribbage> | Sight<typeof crosscribb>;
  /** Face up where it is open, and absent where its cards lie elsewhere. */
  readonly face: "down" | "up" | "away";
  /** The origin of the card in a place. */
  from(place: number): string;
}

/** The crib, face down until it is counted. */
export function Crib({ sight: { view, counted, audience }, face, from }: CribProps) {
  const places = ("crib" in view ? view.crib : []).map((card, place) => ({ card, place }));
  const sorted = places.toSorted((a, b) => Number(a.card === null) - Number(b.card === null));
  return (
    <figure class="crib" data-spot="crib">
      <div class="cards lapped">
        {sorted.map(({ card, place }) => (
          <CardPiece
            key={place}
            card={face === "up" ? card : face === "down" ? card && "??" : null}
            id={card === "??" ? `crib-${place}` : (card ?? "")}
            from={from(place)}
            class={face === "up" && counted?.lit?.some((one) => one === card) ? "lit" : ""}
          />
        ))}
      </div>
      <figcaption>{"dealer" in view ? ownedBy(audience, view.dealer, "crib") : t("Crib")}</figcaption>
    </figure>
  );
}
