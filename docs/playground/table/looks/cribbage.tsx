import { type Card, type Hidden, type Seat, sideOf } from "fifteen-two";
import type { CribbageMove, CribbageView } from "fifteen-two/cribbage";
import * as cribbage from "fifteen-two/cribbage";
import { scoreHand } from "fifteen-two/scoring";
import { sameSet, sorted, toggled } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { ownStyle } from "../../ui/pieces/colors.ts";
import { named, spokenCard, t } from "../../ui/words.ts";
import { Action, makes, marks, ownSeat, Seats } from "./common.tsx";
import type { Look, Sight } from "./look.ts";
import { Crib, claimOf, countOf, ownedBy, partOf, type Showing } from "./show.tsx";
import { type Audience, choiceText } from "./telling.ts";

type G = typeof cribbage;

/** Cribbage on the page. */
export const cribbageLook: Look<G> = {
  game: cribbage,
  pieces: "cards",
  seats: true,
  pegged: true,
  hand: "below",
  fields: [{ name: "players" }, { name: "partners" }, { name: "target", choices: [null, 61] }, { name: "muggins" }],
  secret: ({ phase }) => phase === "discard" || phase === "play",
  Table: (sight) => (
    <div class="cribbage">
      <Seats sight={sight} held={(seat) => <Held sight={sight} seat={seat} />} />
      <div class="room">
        <Middle {...sight} />
      </div>
    </div>
  ),
  Hand,
  speech: { play: "[{count}]", go: "go", show: "[claims {claim}]", discard: "discards" },
  count: (before, after, audience) => countOf(showing(before, audience), after, audience),
  claim: (view, legal, audience) => claimOf(showing(view, audience), legal),
};

/** The cards that a seat counts: its four cards and the starter. */
function showing(view: CribbageView, audience: Audience): Showing | undefined {
  if (view.phase !== "show" && view.phase !== "muggins") return undefined;
  const isCrib = view.hand === "crib";
  const hand = sorted((isCrib ? view.crib : view.hands[view.turn])?.filter((card) => card !== "??") ?? []);
  const title = ownedBy(audience, view.turn, view.hand);
  const { items } = scoreHand(hand, view.starter, { crib: isCrib });
  return { view, title, parts: [partOf(title, [...hand, view.starter], items)] };
}

/** The cards being counted, by the page or the player. */
function countedOf({ view, audience, counted, claiming }: Sight<G>): Sight["counted"] {
  const [part] = showing(view, audience)?.parts ?? [];
  return counted ?? (claiming && part ? { cards: part.cards, lit: undefined } : undefined);
}

/** Another seat's hand. */
function Held({ sight, seat }: { sight: Sight<G>; seat: Seat }) {
  const counted = countedOf(sight)?.cards ?? [];
  return (
    <div class="cards lapped">
      {heldBy(sight, seat).map((card, i) =>
        card === "??" ? (
          <CardPiece key={i} card={card} id={`held-${seat}-${i}`} from="deck" />
        ) : (
          counted.includes(card) || <CardPiece key={card} card={card} from="deck" />
        ),
      )}
    </div>
  );
}

/** A seat's cards, without the ones on the table. */
function heldBy(sight: Sight<G>, seat: Seat): readonly (Card | Hidden)[] {
  const { view } = sight;
  const played: readonly (Card | Hidden)[] = playedIn(sight).map(({ card }) => card);
  return "hands" in view ? sorted((view.hands[seat] ?? []).filter((card) => !played.includes(card))) : [];
}

/** The spots for the deck with the starter, for the cards played or counted, and for the crib. */
function Middle(sight: Sight<G>) {
  const { view } = sight;
  const starter = "starter" in view ? view.starter : undefined;
  const isOpen = "hand" in view ? view.hand === "crib" : view.phase === "over" && view.reason === "crib";
  const { cards = isOpen && "crib" in view ? view.crib : undefined, lit } = countedOf(sight) ?? {};
  return (
    <div class={`middle ${lit ? "picking" : ""}`}>
      <figure class="deck" data-spot="deck">
        <CardPiece
          card={starter ?? "??"}
          id={starter ?? "deck"}
          note={starter ? t("the starter") : t("the deck")}
          from="deck"
          class={starter && lit?.includes(starter) ? "lit" : ""}
        />
        <figcaption>{starter ? t("Starter") : t("Deck")}</figcaption>
      </figure>
      {cards ? <Laid cards={cards.filter((card) => card !== starter)} lit={lit} /> : <Pile {...sight} />}
      <Crib sight={sight} face={isOpen ? "away" : "down"} from={(place) => cribGiver(view.settings.players, place)} />
    </div>
  );
}

/** A hand or crib, face up for the count. */
function Laid({ cards, lit }: { cards: readonly (Card | Hidden | null)[]; lit: readonly Card[] | undefined }) {
  return (
    <div class="pile">
      <div class="cards counted">
        {cards.map((card) => (
          <CardPiece key={card} card={card} from="crib" class={lit?.some((one) => one === card) ? "lit" : ""} />
        ))}
      </div>
    </div>
  );
}

/** The played cards while they lie on the table, even after the last one ended the play or the game. */
function playedIn(sight: Sight<G>) {
  const { view, move } = sight;
  const isEnd = (view.phase === "show" && move?.type === "play") || (view.phase === "over" && view.reason === "play");
  const isPlay = "plays" in view && (view.phase === "play" || isEnd) && !countedOf(sight);
  return isPlay ? view.plays.flatMap((play, i) => (play.type === "play" ? [{ ...play, i }] : [])) : [];
}

/** The played cards; those of the current count stand out. */
function Pile(sight: Sight<G>) {
  const { view, audience, move, moves } = sight;
  const starts = "countStarts" in view ? view.countStarts : [];
  // The cards of a finished count stay bright until someone here can play.
  const isDone = "plays" in view && starts.at(-1) === view.plays.length && move?.type === "play" && moves.length === 0;
  const from = starts.at(isDone ? -2 : -1) ?? 0;
  return (
    <div class="pile">
      <div class="cards">
        {playedIn(sight).map(({ card, seat: by, i }) => (
          <CardPiece
            key={card}
            card={card}
            from={`seat${by}`}
            note={t("played by {name}", { name: audience.names[by]! })}
            class={`by ${i < from ? "past" : ""}`}
            style={ownStyle(sideOf(view, by))}
          />
        ))}
      </div>
      {view.phase === "play" && !isDone && (
        <p class="count">
          {t("Count")} <strong>{view.count}</strong>
        </p>
      )}
    </div>
  );
}

/**
 * The origin of a crib card: two spots per seat with two players, otherwise one; with three, the first is the deck's.
 */
function cribGiver(players: number, place: number): string {
  const seat = players === 2 ? place >> 1 : players === 3 ? place - 1 : place;
  return seat < 0 ? "deck" : `seat${seat}`;
}

/** The viewer's cards in their places: played ones leave a gap, so that nothing moves under the pointer. */
function Hand(sight: Sight<G>) {
  const own = ownSeat(sight);
  const played = playedIn(sight).flatMap(({ card, seat }) => (seat === own ? [card] : []));
  const places = sorted([...heldBy(sight, own), ...played]);
  return (
    <>
      <div class={`cards hand of${places.length}`}>
        {places.map((card, i) =>
          card !== "??" && played.includes(card) ? (
            <CardPiece key={card} card={null} aria-label={t("{card} has been played", { card: spokenCard(card) })} />
          ) : (
            <HandCard key={card === "??" ? i : card} sight={sight} card={card} />
          ),
        )}
      </div>
      <div class="actions">
        <Discard {...sight} />
      </div>
    </>
  );
}

function HandCard({ sight, card }: { sight: Sight<G>; card: Card | Hidden }) {
  const { view, moves, picked, pick, hint, made } = sight;
  const common = { card, from: "deck", class: marks(sight, (move) => has(move, card)) };
  if (card === "??" || sight.seat === null || made) {
    const notes = [made && has(hint, card) && t("better"), has(made, card) && t("your choice")].filter(Boolean);
    return <CardPiece {...common} note={notes.join(", ")} />;
  }
  const most = toDiscard(sight);
  if (most > 0) {
    const toggle = () => pick(toggled(picked, card, most));
    return <CardPiece {...common} aria-pressed={picked.includes(card)} onClick={toggle} />;
  }
  if (view.phase !== "play") return <CardPiece {...common} />;
  const move = moves.find((other) => other.type === "play" && other.card === card);
  const isOver = moves.length > 0 && move === undefined;
  const note = isOver ? t("past thirty-one") : "";
  return <CardPiece {...common} class={`${common.class} ${isOver ? "off" : ""}`} note={note} {...makes(sight, move)} />;
}

/** Whether a move plays or discards a card. */
function has(move: CribbageMove | undefined, card: Card | Hidden): boolean {
  if (card === "??") return false;
  return move?.type === "discard" ? move.cards.includes(card) : move?.type === "play" && move.card === card;
}

/** Number of cards left to discard. */
function toDiscard({ view, seat, live }: Sight<G>): number {
  return live && view.phase === "discard" && seat !== null ? (view.hands[seat]?.length ?? 4) - 4 : 0;
}

/** The button that discards the picked cards. */
function Discard(sight: Sight<G>) {
  const { view, moves, picked, seat, audience } = sight;
  const most = toDiscard(sight);
  if (most <= 0 || view.phase !== "discard") return null;
  const move = moves.find((other) => other.type === "discard" && sameSet(other.cards, picked));
  const left = most - picked.length;
  // The move is not possible yet while others discard.
  const wanted = left === 0 ? ({ type: "discard", seat, cards: picked } as CribbageMove) : undefined;
  const values = { cards: wanted ? choiceText(sight, move ?? wanted) : "", ...named(audience.names[view.dealer]!) };
  const put =
    view.dealer === seat ? t("Discard {cards} to your crib", values) : t("Discard {cards} to {name}'s crib", values);
  return (
    <Action sight={sight} move={move}>
      {wanted ? put : t("Pick {left} {left|card|cards}", { left })}
    </Action>
  );
}
