// Cribbage against a bot.
import { type Card, formatCard, HIDDEN, type RecordOf, steps } from "fifteen-two";
import { type CribbageMove, cribbage } from "fifteen-two/cribbage";
import { formatScore } from "fifteen-two/scoring";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { useTable, YOU } from "./useTable.ts";

/** The cards that a move takes from your hand. */
function cardsOf(move: CribbageMove): readonly Card[] {
  return move.type === "discard" ? move.cards : move.type === "play" ? [move.card] : [];
}

interface HandProps {
  cards: readonly Card[];
  moves: readonly CribbageMove[];
  play(move: CribbageMove): void;
}

/** Your hand. Click the cards of a move in any order. */
function Hand({ cards, moves, play }: HandProps) {
  const [picked, setPicked] = useState<readonly Card[]>([]);
  const pick = (card: Card) => {
    const next = picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
    const taken = moves.map((move) => ({ move, cards: cardsOf(move) }));
    const meant = taken.find(({ cards }) => cards.length === next.length && cards.every((c) => next.includes(c)));
    setPicked(next);
    if (meant !== undefined) play(meant.move);
  };
  return cards.map((card) => {
    const state = { "aria-pressed": picked.includes(card), disabled: !moves.flatMap(cardsOf).includes(card) };
    return (
      <button type="button" key={card} {...state} onClick={() => pick(card)}>
        {formatCard(card, { symbols: true })}
      </button>
    );
  });
}

/** The latest moves as you saw them, and what they scored. */
function Log({ record }: { record: RecordOf<typeof cribbage> }) {
  const lines = [...steps(cribbage, record)].map(({ move, awards }, i) => {
    const scored = awards.map(({ side, items }) => ` (${side === YOU ? "you" : "the bot"}: ${formatScore(items)})`);
    return { number: i + 1, text: cribbage.formatMove(cribbage.redact(move, YOU)) + scored.join("") };
  });
  const latest = lines.slice(-8).map(({ number, text }) => <li key={number}>{text}</li>);
  return <ol start={Math.max(1, lines.length - 7)}>{latest}</ol>;
}

function App() {
  const { view, record, trouble, play, undo, restart } = useTable();
  const moves = cribbage.legalMoves(view);
  const hand = ("hands" in view && view.hands[YOU]?.filter((card) => card !== HIDDEN)) || [];
  const end = cribbage.outcome(view);
  const buttons = moves.filter((move) => cardsOf(move).length === 0);
  return (
    <main>
      <h1>{end === undefined ? `Cribbage: ${view.phase}` : end.winners.includes(YOU) ? "You win" : "The bot wins"}</h1>
      <p>
        You {view.scores[0]}, bot {view.scores[1]}
        {"starter" in view && `, starter ${formatCard(view.starter, { symbols: true })}`}
        {view.phase === "play" && `, count ${view.count}`}
      </p>
      <Hand key={hand.join()} cards={hand} moves={moves} play={play} />
      {buttons.map((move) => (
        <button type="button" key={move.type} onClick={() => play(move)}>
          {cribbage.formatMove(move)}
        </button>
      ))}
      <button type="button" onClick={undo}>
        Undo
      </button>
      <button type="button" onClick={restart}>
        New game
      </button>
      <p role="alert">{trouble}</p>
      <Log record={record} />
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<App />);
