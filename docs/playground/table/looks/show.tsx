/** What cribbage and CrossCribb share: the crib, and counting with and without muggins. */
import { type Card, sideOf } from "fifteen-two";
import type * as cribbage from "fifteen-two/cribbage";
import type { CribbageView } from "fifteen-two/cribbage";
import type * as crosscribb from "fifteen-two/crosscribb";
import type { CrossCribbView } from "fifteen-two/crosscribb";
import type { ScoreItem } from "fifteen-two/scoring";
import { sumOf } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { capital, does, itemName, type Names, saidText, whose } from "../../ui/words.ts";
import type { Knowledge } from "../session/session.ts";
import type { Claim, Count, CountPart } from "./look.ts";

/** What a seat counts; what it overlooked can be claimed afterwards, with muggins. */
export interface Showing {
  readonly view: Extract<CribbageView | CrossCribbView, { readonly phase: "show" | "muggins" }>;
  readonly title: string;
  readonly parts: readonly CountPart[];
}

/** Cards that are counted, item by item. */
export function partOf(title: string, cards: readonly Card[], items: readonly ScoreItem[]): CountPart {
  return { title, cards, items: items.map((item) => ({ ...item, text: itemName(item) })), said: saidText(items) };
}

/** The count that a show, or the end of a claim, makes. */
export function countOf(
  showing: Showing | undefined,
  { view, move }: Knowledge<typeof cribbage> | Knowledge<typeof crosscribb>,
  names: Names,
): Count | undefined {
  if (showing === undefined || view.phase === "muggins" || move === undefined) return undefined;
  const { view: before, title, parts } = showing;
  const side = sideOf(before, before.turn);
  const isShow = move.type === "show";
  const claim = isShow ? move.claim : claimedOf(showing);
  if (claim === undefined) return { title, side, parts };
  const said = `${does(names(before.turn), "claim")} ${claim}.`;
  if (isShow) {
    const asks = before.viewer !== null && sideOf(before, before.viewer) !== side;
    return { title, side, parts, claim, asks, result: said };
  }
  const rest =
    move.type === "muggins"
      ? `${does(names(move.seat), "take")} ${move.points} by muggins.`
      : "Nobody claims the rest.";
  return { title, side, parts, claim, asks: false, result: `${said} ${rest}` };
}

/** The count that a seat makes by itself, with muggins. */
export function claimOf(showing: Showing | undefined, legal: readonly unknown[]): Claim | undefined {
  if (showing === undefined || legal.length === 0 || !showing.view.settings.muggins) return undefined;
  return { title: showing.title, most: 29 * showing.parts.length, claimed: claimedOf(showing) };
}

/** What was claimed, once more can be. */
function claimedOf({ view, parts }: Showing): number | undefined {
  if (view.phase === "show") return undefined;
  return sumOf(parts.flatMap(({ items }) => items)) - view.missing;
}

interface CribProps {
  readonly view: CribbageView | CrossCribbView;
  readonly names: Names;
  readonly open: boolean;
  /** What is being counted of it. */
  readonly lit?: readonly Card[] | undefined;
  /** Where the card in a place comes from. */
  from(place: number): string;
}

/** The crib, face down until it is counted. */
export function Crib({ view, names, open, lit, from }: CribProps) {
  const places = ("crib" in view ? view.crib : []).map((card, place) => ({ card, place }));
  const filled = places.filter(({ card }) => card !== null);
  const empty = places.filter(({ card }) => card === null);
  return (
    <figure class="crib">
      <div class="cards lapped">
        {[...filled, ...empty].map(({ card, place }) => (
          <CardPiece
            key={place}
            card={open ? card : card && "??"}
            id={card === "??" ? `crib-${place}` : (card ?? "")}
            from={from(place)}
            class={card && lit?.some((one) => one === card) ? "lit" : ""}
          />
        ))}
      </div>
      <figcaption>{"dealer" in view ? `${capital(whose(names(view.dealer)))} crib` : "Crib"}</figcaption>
    </figure>
  );
}
