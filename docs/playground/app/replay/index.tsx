import { useEffect, useMemo, useState } from "preact/hooks";
import { chooseMove } from "../../table/coach/thinker.ts";
import { type GameId, useLook } from "../../table/looks/index.ts";
import { localSession } from "../../table/session/local.ts";
import { formatSetup, newSeed } from "../../table/session/setup.ts";
import { MainButton } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { t } from "../../ui/words.ts";
import { gameFrom } from "../kept/saved.ts";
import { BrokenLink } from "../message.tsx";
import { useBegin } from "../play/begin.tsx";
import { End } from "../play/end.tsx";
import { Sitting } from "../play/sitting.tsx";
import type { Route } from "../route.ts";
import { readGameHash, type savedFrom } from "./game-link.ts";

/** A game from a link, move by move and with its review: `#game/DATA`. An unfinished game resumes. */
export default function ReplayPage({ path: [data = ""] }: Route) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readGameHash>> | "reading">("reading");
  useEffect(() => void readGameHash(data).then(setRead), []);
  if (read === "reading") return null;
  if (read !== undefined) return <Replay {...read} />;
  return <BrokenLink text={t("Part of the game is missing from it. Ask for the link again.")} />;
}

function Replay({ game, saved }: ReturnType<typeof savedFrom>) {
  const { setup, moves } = saved;
  const session = useMemo(() => {
    const whole = localSession(game, setup, chooseMove, moves);
    delete whole.undo;
    return whole;
  }, []);
  const isOver = session.knowledge(moves.length).outcome !== undefined;
  const look = useLook(game.id as GameId);
  const { begin, question } = useBegin();
  useEffect(() => {
    if (!isOver) begin(game, saved);
  }, []);
  if (look === undefined) return null;
  const retry = (at: number) => begin(game, gameFrom({ ...setup, seed: newSeed() }, session, at, location.hash));
  const again = <MainButton act={() => go(formatSetup(setup))}>{t("Play it yourself")}</MainButton>;
  return (
    <>
      <Sitting
        {...{ session, look, retry }}
        id={undefined}
        start={moves.length}
        from={isOver ? 0 : undefined}
        end={(step) => <End {...{ session, step, again }} />}
      />
      {question}
    </>
  );
}
