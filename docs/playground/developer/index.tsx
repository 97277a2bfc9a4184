import { formatRecord, type Seat } from "fifteen-two";
import type { Session } from "../table/session.ts";
import { GUIDES, GuideLink, gameGuide } from "./guides.tsx";
import { lastCall, moveLines } from "./log.ts";
import { Part } from "./part.tsx";

interface Props {
  readonly session: Session;
  readonly moves: number;
  readonly seat: Seat | undefined;
}

/** What an app gets from the package at this point of the game. */
export default function Drawer({ session, moves, seat }: Props) {
  const { game } = session;
  const { view, outcome } = session.knowledge(moves, seat);
  const guide = gameGuide(game.id);
  const legal = game.legalMoves(view);
  const text = legal.map((move) => game.formatMove(move)).join("\n");
  const record = outcome && session.record?.();
  return (
    <section class="developer" aria-label="For developers">
      <p>
        This page is made with the package <code>fifteen-two</code>, and draws nothing but what is below.{" "}
        {guide && <GuideLink guide={guide} />}
      </p>
      <Part title="The view" guide={GUIDES.view} text={JSON.stringify(view, null, 2)} open />
      <Part title={`The legal moves (${legal.length}) as text`} guide={GUIDES.moves} text={text} open />
      <Part title="The legal moves as JSON" guide={GUIDES.moves} text={JSON.stringify(legal, null, 2)} />
      <Part title="The last call" guide={GUIDES.call} text={lastCall(session, moves, seat)} open />
      <Part title="The moves so far" guide={GUIDES.record} text={moveLines(session, moves, seat)} />
      {record ? (
        <>
          <Part title="The record as JSON" guide={GUIDES.record} text={JSON.stringify(record)} />
          <Part title="The record as text" guide={GUIDES.record} text={formatRecord(game, record)} />
        </>
      ) : (
        <p class="small">The record holds everybody's cards: it is here when the game is over.</p>
      )}
    </section>
  );
}
