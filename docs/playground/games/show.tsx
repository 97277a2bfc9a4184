/** What cribbage and CrossCribb share: the crib, and counting with and without muggins. */
import { type Card, type Hidden, type Seat, sideOf } from "fifteen-two";
import type { ScoreItem } from "fifteen-two/scoring";
import { CardImage, NoCard } from "../pieces/card.tsx";
import { capital, cutText, does, itemName, type Names, saidText, whose } from "../table/words.ts";
import type { Claim, Count, CountPart, Sight } from "./look.ts";

/** Cards that are counted, item by item. */
export function partOf(title: string, cards: readonly Card[], items: readonly ScoreItem[]): CountPart {
  return { title, cards, items: items.map((item) => ({ ...item, text: itemName(item) })), said: saidText(items) };
}

/** What all parts are worth. */
function worth(parts: readonly CountPart[]): number {
  return parts.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0);
}

/** A view while hands are counted, or while what was overlooked can be claimed. */
interface Shown {
  readonly phase: "show" | "muggins";
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly viewer: Seat | null;
  readonly missing?: number;
}

interface Showing {
  readonly type: string;
  readonly seat?: Seat | undefined;
  readonly claim?: number | undefined;
  readonly points?: number | undefined;
}

/** The count that a show, or the end of a claim, makes of some parts. */
export function shown(title: string, before: Shown, move: Showing, parts: readonly CountPart[], names: Names): Count {
  const side = sideOf(before, before.turn);
  const isShow = before.phase === "show";
  const claim = isShow ? move.claim : worth(parts) - (before.missing ?? 0);
  const asks = isShow && before.viewer !== null && sideOf(before, before.viewer) !== side;
  const taken =
    move.type === "muggins"
      ? `${does(names(move.seat ?? 0), "take")} ${move.points} by muggins.`
      : "Nobody claimed the rest.";
  return {
    title,
    side,
    parts,
    ...(claim !== undefined && { claim, asks }),
    ...(!isShow && { result: taken }),
  };
}

/** The count that a seat makes by itself, with muggins. */
export function claimed(
  title: string,
  view: Shown & { readonly settings: { readonly muggins: boolean } },
  { moves, seat }: Pick<Sight, "moves" | "seat">,
  parts: readonly CountPart[],
): Claim | undefined {
  if (moves.length === 0 || seat === null || !view.settings.muggins) return undefined;
  const most = 29 * parts.length;
  return view.phase === "show" ? { title, most } : { title, most, claimed: worth(parts) - (view.missing ?? 0) };
}

interface Dealt {
  readonly phase: string;
  readonly dealer?: Seat | undefined;
}

interface CribProps {
  readonly view: Dealt & { readonly crib?: readonly (Card | Hidden | null)[] };
  readonly names: Names;
  readonly open: boolean;
  readonly lapped?: boolean;
  /** Where the card in a place comes from. */
  from(place: number): string;
}

/** The crib, face down until it is counted. */
export function Crib({ view: { dealer, crib = [] }, names, open, lapped = false, from }: CribProps) {
  return (
    <figure class="crib">
      <div class={lapped ? "cards lapped" : "cards"}>
        {crib.map((card, i) =>
          card === null ? (
            <NoCard key={i} label="empty place in the crib" />
          ) : (
            <CardImage key={i} card={open ? card : "??"} id={card === "??" ? `crib-${i}` : card} from={from(i)} />
          ),
        )}
      </div>
      <figcaption>{dealer === undefined ? "Crib" : `${capital(whose(names(dealer)))} crib`}</figcaption>
    </figure>
  );
}

type Told =
  | { readonly type: "cut-for-deal"; readonly cards: readonly (Card | Hidden)[] }
  | { readonly type: "deal" }
  | { readonly type: "muggins"; readonly seat: Seat; readonly points: number }
  | { readonly type: "accept"; readonly seat: Seat };

/** The moves that both games have, in words; `dealt` is what is dealt when nobody deals. */
export function toldOf(move: Told, { dealer }: Dealt, names: Names, dealt: string): string {
  switch (move.type) {
    case "cut-for-deal":
      return `Cut for deal: ${cutText(move.cards, names)}${dealer === undefined ? ", a tie" : ""}`;
    case "deal":
      return dealer === undefined ? `The ${dealt} are dealt` : does(names(dealer), "deal");
    case "muggins":
      return `${does(names(move.seat), "claim")} muggins for ${move.points}`;
    case "accept":
      return `${does(names(move.seat), "let")} the count stand`;
  }
}
