import type { Card, Hidden, Redacted, Seat } from "fifteen-two";
import { type CribbageMove, type CribbageView, cribbage } from "fifteen-two/cribbage";
import { formatScore } from "fifteen-two/scoring";
import { CardButton, CardImage, NoCard } from "../pieces/card.tsx";
import { cardsText, cardText, does, itemName, many, type Names, sideName, spokenCard, whose } from "../table/words.ts";
import { Action, Actions, Others } from "./common.tsx";
import { claim, count, shownCards, sorted } from "./cribbage-count.ts";
import { type Look, type Sight, sameSet, toggled } from "./look.ts";
import { Crib, toldOf } from "./show.tsx";

type G = typeof cribbage;

/** Cribbage on the page. */
export const cribbageLook: Look<G> = {
  game: cribbage,
  pieces: "cards",
  seats: true,
  pegged: true,
  skunks: true,
  hand: "below",
  fields: [{ name: "players" }, { name: "partners" }, { name: "target", choices: [121, 61] }, { name: "muggins" }],
  secret: ({ phase }) => phase === "discard" || phase === "play",
  task,
  Table: (sight) => (
    <div class="cribbage">
      <Others sight={sight} held={(seat) => <Held sight={sight} seat={seat} />} />
      <div class="room">{countedOf(sight) ? <Counted {...sight} /> : <Middle {...sight} />}</div>
    </div>
  ),
  Hand,
  say: (move, view) => {
    const scored = view.awards.reduce((sum, { points }) => sum + points, 0);
    if (move.type === "go") return scored > 0 ? `Go. ${scored} for you` : "Go";
    if (move.type !== "play") return undefined;
    const said = view.phase === "play" && view.count > 0 ? `${view.count}` : cardText(move.card);
    return scored > 0 ? `${said} for ${scored}` : said;
  },
  tell,
  itemText: itemName,
  awards: (view, names) =>
    view.awards.map(
      ({ side, points, items }) => `${does(sideName(view, side, names), "score")} ${points}: ${formatScore(items)}`,
    ),
  count,
  claim,
};

/** The seat at the lower edge of the table: a spectator sits behind the first. */
function ownSeat({ seat }: Sight<G>): Seat {
  return seat ?? 0;
}

function task({ view, seat, moves, names }: Sight<G>): string {
  switch (view.phase) {
    case "discard": {
      const crib = `${whose(names(view.dealer))} crib`;
      if (moves[0]?.type !== "discard") return "Waiting for the others to discard";
      return `Choose ${moves[0].cards.length === 2 ? "two cards" : "one card"} for ${crib}`;
    }
    case "play":
      if (view.turn !== seat) return `${does(names(view.turn), "be").replace("bes", "is")} to play`;
      return view.count === 0 ? "Lead a card" : `Play a card up to ${31 - view.count}`;
    case "muggins":
      return `Did ${names(view.turn)} overlook points?`;
    default:
      return "";
  }
}

/** What another seat holds. */
function Held({ sight, seat }: { sight: Sight<G>; seat: Seat }) {
  const { view } = sight;
  const counted = countedOf(sight)?.cards ?? [];
  const held = "hands" in view ? sorted(view.hands[seat] ?? []) : [];
  return (
    <div class="cards lapped">
      {held.map((card, i) =>
        card !== "??" && counted.includes(card) ? null : (
          <CardImage
            key={card === "??" ? i : card}
            card={card}
            {...(card === "??" ? { id: `held-${seat}-${i}` } : {})}
            from="deck"
          />
        ),
      )}
    </div>
  );
}

/** The cards that are being counted, by the page or by the player. */
function countedOf({ view, counted, claiming }: Sight<G>): Sight["counted"] {
  return counted ?? (claiming && "hand" in view ? { cards: shownCards(view), lit: undefined } : undefined);
}

/** A hand in the middle, with the starter. */
function Counted(sight: Sight<G>) {
  const { cards = [], lit } = countedOf(sight) ?? {};
  return (
    <div class={`cards counted ${lit ? "picking" : ""}`}>
      {cards.map((card, i) => (
        <CardImage
          key={card}
          card={card}
          note={i === cards.length - 1 ? "the starter" : ""}
          class={`${lit?.includes(card) ? "lit" : ""} ${i === cards.length - 1 ? "starter" : ""}`}
        />
      ))}
    </div>
  );
}

/** The deck with the starter, the crib, and the cards of the count. */
function Middle(sight: Sight<G>) {
  const { view } = sight;
  return (
    <div class="middle">
      <figure class="deck" data-spot="deck">
        {"starter" in view ? (
          <CardImage card={view.starter} note="the starter" from="deck" />
        ) : (
          <CardImage card="??" note="the deck" id="deck" />
        )}
        <figcaption>{"starter" in view ? "Starter" : "Deck"}</figcaption>
      </figure>
      <Pile {...sight} />
      <CribOf {...sight} />
    </div>
  );
}

/** The cards that were played: those of the count that goes on stand out. */
function Pile({ view, seat, names }: Sight<G>) {
  if (view.phase !== "play" || view.plays.length === 0) return null;
  const from = view.countStarts.at(-1) ?? 0;
  const cards = view.plays.flatMap((play, i) => (play.type === "play" ? [{ ...play, past: i < from }] : []));
  return (
    <div class="pile">
      <div class="cards" style={{ "--n": cards.length }}>
        {cards.map(({ card, seat: by, past }) => (
          <CardImage
            key={card}
            card={card}
            from={`seat${by}`}
            note={`played by ${names(by)}`}
            class={`${past ? "past" : ""} ${by === seat ? "low" : "high"}`}
          />
        ))}
      </div>
      <p class="count">
        Count <strong>{view.count}</strong>
      </p>
    </div>
  );
}

/** Where a card of the crib comes from: two places a seat with two players, else one; with three the first is the deck's. */
function cribGiver(players: number, place: number): string {
  const seat = players === 2 ? place >> 1 : players === 3 ? place - 1 : place;
  return seat < 0 ? "deck" : `seat${seat}`;
}

function CribOf({ view, names }: Sight<G>) {
  if (!("crib" in view)) return <figure class="crib" />;
  const counted = (view.phase === "show" || view.phase === "muggins") && view.hand === "crib";
  const open = counted || (view.phase === "over" && view.reason === "crib");
  return <Crib view={view} names={names} open={open} from={(place) => cribGiver(view.settings.players, place)} />;
}

/** The own cards in their places: what has been played leaves a gap, so that nothing moves under the pointer. */
function Hand(sight: Sight<G>) {
  const { view } = sight;
  const own = ownSeat(sight);
  const held = "hands" in view ? (view.hands[own] ?? []) : [];
  const played =
    view.phase === "play"
      ? view.plays.flatMap((play) => (play.type === "play" && play.seat === own ? [play.card] : []))
      : [];
  const places = sorted([...held, ...played]);
  return (
    <>
      <div class={`cards hand of${places.length}`}>
        {places.map((card, i) =>
          card !== "??" && played.includes(card) ? (
            <NoCard key={card} label={`${spokenCard(card)} has been played`} />
          ) : (
            <HandCard key={card === "??" ? i : card} sight={sight} card={card} />
          ),
        )}
      </div>
      <Buttons {...sight} />
    </>
  );
}

function HandCard({ sight, card }: { sight: Sight<G>; card: Card | Hidden }) {
  const { view, moves, picked, pick, play, hint, made } = sight;
  const marks = `${has(hint, card) ? "hinted" : ""} ${has(made, card) ? "made" : ""}`;
  const notes = [has(hint, card) && "better", has(made, card) && "your choice"].filter(Boolean).join(", ");
  if (card === "??" || sight.seat === null || made)
    return <CardImage card={card} from="deck" class={marks} note={made ? notes : ""} />;
  const common = { card, from: "deck", class: marks };
  const most = toDiscard(sight);
  if (most > 0) {
    const toggle = () => pick(toggled(picked, card, most));
    return (
      <CardButton {...common} aria-pressed={picked.includes(card)} aria-label={spokenCard(card)} onClick={toggle} />
    );
  }
  if (view.phase !== "play") return <CardImage card={card} from="deck" />;
  const move = moves.find((other) => other.type === "play" && other.card === card);
  const over = moves.length > 0 && move === undefined;
  return (
    <CardButton
      {...common}
      class={`${common.class} ${over ? "off" : ""}`}
      aria-label={move ? `Play ${spokenCard(card)}` : over ? `${spokenCard(card)}, past thirty-one` : spokenCard(card)}
      aria-disabled={move === undefined}
      data-move={move && sight.game.formatMove(move)}
      onClick={() => move && play(move)}
    />
  );
}

/** Whether a move is of a card. */
function has(move: CribbageMove | undefined, card: Card | Hidden): boolean {
  if (card === "??") return false;
  return move?.type === "discard" ? move.cards.includes(card) : move?.type === "play" && move.card === card;
}

/** How many cards the seat has still to discard. */
function toDiscard({ view, seat, live }: Sight<G>): number {
  return live && view.phase === "discard" && seat !== null ? (view.hands[seat]?.length ?? 4) - 4 : 0;
}

/** The moves that no card makes by itself. */
function Buttons(sight: Sight<G>) {
  const { view, moves, picked, names } = sight;
  const most = toDiscard(sight);
  if (most <= 0 || view.phase !== "discard") return <Actions />;
  const move = moves.find((other) => other.type === "discard" && sameSet(other.cards, picked));
  const crib = `${whose(names(view.dealer))} crib`;
  const chosen = (view.hands[ownSeat(sight)] ?? []).filter((card) => picked.includes(card));
  const label =
    chosen.length === most
      ? `Discard ${cardsText(sorted(chosen))} to ${crib}`
      : `Pick ${many(most - chosen.length, "card")} for ${crib}`;
  return (
    <Actions>
      <Action sight={sight} move={move}>
        {label}
      </Action>
    </Actions>
  );
}

function tell(move: Redacted<CribbageMove>, view: CribbageView, names: Names): string {
  switch (move.type) {
    case "cut":
      return `The starter is ${cardText(move.card)}`;
    case "discard":
      return `${does(names(move.seat), "discard")} ${cardsText(move.cards)}`;
    case "play":
      return `${does(names(move.seat), "play")} ${cardText(move.card)}${view.phase === "play" && view.count > 0 ? `, ${view.count}` : ""}`;
    case "go":
      return `${does(names(move.seat), "say")} go`;
    case "show":
      return `${does(names(move.seat), "count")} ${move.hand === "crib" ? "the crib" : "a hand"}${move.claim === undefined ? "" : ` as ${move.claim}`}`;
    default:
      return toldOf(move, view, names, "cards");
  }
}
