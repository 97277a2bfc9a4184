import { useEffect, useState } from "preact/hooks";
import { PegBoard } from "../ui/pieces/board.tsx";
import { sideName } from "../ui/words.ts";
import type { Counting } from "./count.tsx";
import type { Count, Look, Sight } from "./looks/look.ts";
import type { Session } from "./session/session.ts";

interface ScoresProps {
  readonly session: Session;
  readonly look: Look;
  readonly sight: Sight;
  readonly moves: number;
  readonly counted: Counted | undefined;
}

/** A move that is being counted, and how far that has come. */
interface Counted extends Counting {
  readonly count: Count;
}

/** A board to fewer points leaves room beside it. */
const SHORT = 100;

/** How the sides stand, and the peg board where the game has one. */
export function Scores({ session, look, sight, moves, counted }: ScoresProps) {
  const landscape = useLandscape();
  const { scores, rears } = scoresAt(session, moves, counted);
  const names = scores.map((_, side) => sideName(sight.view, side, sight.names));
  const target = (look.pegged && sight.game.rules.target(sight.view)) || undefined;
  const kind = target === undefined ? "" : target < SHORT ? "with-board short" : "with-board";
  return (
    <div class={`plank ${kind}`}>
      <ul class="scores" aria-label="Scores">
        {scores.map((score, side) => (
          <li key={side} class={`side${side}`}>
            <span class="dot" aria-hidden="true" />
            <span class="who">{names[side]}</span> <strong>{score}</strong>
          </li>
        ))}
      </ul>
      {target && (
        <PegBoard
          target={target}
          skunks={sight.game.rules.skunks?.map((lead) => target - lead) ?? []}
          names={names}
          pegs={scores.map((front, side) => ({ front, rear: rears[side] ?? 0 }))}
          flat={!landscape}
        />
      )}
    </div>
  );
}

const LANDSCAPE = "(orientation: landscape)";

/** Whether the window is wider than high. */
function useLandscape(): boolean {
  const [landscape, setLandscape] = useState(() => matchMedia(LANDSCAPE).matches);
  useEffect(() => {
    const list = matchMedia(LANDSCAPE);
    const follow = () => setLandscape(list.matches);
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, []);
  return landscape;
}

/** By side: the score, and the score before its latest points; while a move is counted, as far as that has come. */
function scoresAt(session: Session, moves: number, counted: Counted | undefined) {
  const { scores } = session.knowledge(moves).view;
  if (counted === undefined || counted.ended) return { scores, rears: rearsAt(session, moves) };
  const { count, points } = counted;
  const before = session.knowledge(moves - 1).view.scores;
  const pegged = count.pegs === false ? 0 : points;
  const rears = rearsAt(session, moves - 1);
  return {
    scores: before.map((score, side) => (side === count.side ? Math.min(score + pegged, scores[side] ?? 0) : score)),
    rears: before.map((score, side) => (pegged > 0 && side === count.side ? score : (rears[side] ?? -1))),
  };
}

/** By side: the score before its latest points. */
function rearsAt({ knowledge }: Session, moves: number): number[] {
  const { scores } = knowledge(moves).view;
  const rears: (number | undefined)[] = scores.map((score) => (score === 0 ? -1 : undefined));
  for (let at = moves - 1; at >= 0 && rears.includes(undefined); at--)
    knowledge(at).view.scores.forEach((score, side) => {
      if (rears[side] === undefined && score !== scores[side]) rears[side] = score;
    });
  return rears.map((rear) => rear ?? -1);
}
