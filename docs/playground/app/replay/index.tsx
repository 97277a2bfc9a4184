import type { AnyGame } from "fifteen-two";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type GameId, useLook } from "../../table/looks/index.ts";
import { localSession } from "../../table/session/local.ts";
import { formatSetup, newSeed } from "../../table/session/setup.ts";
import { MainButton, Trouble } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { t } from "../../ui/words.ts";
import { Frame } from "../frame.tsx";
import { gameFrom, type Saved } from "../kept/saved.ts";
import { useBegin } from "../play/begin.tsx";
import { End } from "../play/end.tsx";
import { Sitting } from "../play/sitting.tsx";
import type { Route } from "../route.ts";
import { readGameLink } from "./game-link.ts";

/** A finished game from a link, move by move and with its review: `#game/DATA`. */
export default function ReplayPage({ path: [data = ""] }: Route) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readGameLink>> | "reading">("reading");
  useEffect(() => void readGameLink(data).then(setRead), [data]);
  if (read === "reading") return null;
  if (read !== undefined) return <Replay {...read} />;
  return (
    <Frame here={undefined}>
      <Trouble text={t("This link is damaged.")} />
    </Frame>
  );
}

function Replay({ game, saved: { setup, moves } }: { game: AnyGame; saved: Saved }) {
  const session = useMemo(() => {
    const whole = localSession(game, setup, () => new Promise(() => {}), moves);
    delete whole.undo;
    return whole;
  }, []);
  const look = useLook(game.id as GameId);
  const { begin, question } = useBegin();
  if (look === undefined) return null;
  const retry = (at: number) => begin(game, gameFrom({ ...setup, seed: newSeed() }, session, at, location.hash));
  const again = <MainButton act={() => go(formatSetup(setup))}>{t("Play it yourself")}</MainButton>;
  return (
    <>
      <Sitting
        {...{ session, look, retry }}
        id={undefined}
        start={moves.length}
        from={0}
        end={(step) => (
          <End {...{ session, step, again }} below={null}>
            <a class="button" href="#">
              {t("Other games")}
            </a>
          </End>
        )}
      />
      {question}
    </>
  );
}
