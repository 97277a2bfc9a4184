import { type AnyGame, InvalidStateError, type RecordOf, series } from "fifteen-two";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { chooseMove } from "../../table/coach/thinker.ts";
import type { Look } from "../../table/looks/look.ts";
import { localSession } from "../../table/session/local.ts";
import { LEVELS } from "../../table/session/session.ts";
import { formatSetup, newSeed, readSetup, type Setup } from "../../table/session/setup.ts";
import { Button } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { gameFrom, isOn, keepGame, keptGame, nameOf, newGame, type Saved } from "../kept/saved.ts";
import { onOther, save } from "../kept/store.ts";
import { useBegin } from "./begin.tsx";
import { usualSetup } from "./choices.ts";
import { LocalEnd } from "./end.tsx";
import { Sitting } from "./sitting.tsx";

export interface PlayingProps {
  readonly look: Look;
  /** The query of the address: which game to play; empty for the one that is kept. */
  readonly query: string;
  /** What is shown instead when the address is wrong. */
  wrong(message: string): VNode;
}

/** A game at this page: the one that the address asks for. */
export function Playing({ look, query, wrong }: PlayingProps) {
  const [asked] = useState(() => gameFor(look, query));
  if ("message" in asked) return wrong(asked.message);
  return <Game look={look} {...asked} />;
}

interface Asked {
  readonly saved: Saved;
  /** What the address asks for while that game is not over: which one, the player decides. */
  readonly wanted?: Saved;
}

function gameFor(look: Look, query: string): Asked | { readonly message: string } {
  const kept = keptGame(look.game);
  const level = LEVELS.find((known) => known === new URLSearchParams(query).get("new"));
  try {
    const usual = query === "" || level !== undefined;
    const setup = usual ? usualSetup(look, level ?? "medium") : readSetup(look.game, query);
    if (kept && (query === "" || formatSetup(setup) === formatSetup(kept.setup))) return { saved: kept };
    const wanted = newGame(setup);
    return kept && isOn(look.game.id) ? { saved: kept, wanted } : { saved: wanted };
  } catch (error) {
    if (error instanceof InvalidStateError) return { message: `This link is wrong: ${error.message}.` };
    throw error;
  }
}

interface GameProps extends Asked {
  readonly look: Look;
}

/** The table, its menu, its end, and what is kept of the game for a reload. */
function Game({ look, saved, wanted }: GameProps) {
  const { setup, records } = saved;
  const session = useMemo(() => localSession(look.game, setup, chooseMove, saved.moves), []);
  const { begin, question } = useBegin();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    history.replaceState(null, "", formatSetup(setup));
    save("latest", setup.game);
    if (wanted) begin(look.game, wanted);
    const elsewhere = "This game is played in another tab, too. What was played last is what is kept.";
    return onOther(nameOf(setup.game), () => setTrouble(elsewhere));
  }, []);

  const isOver = () => session.knowledge(session.length).outcome !== undefined;
  const [ended, setEnded] = useState(saved.over);
  const keep = (seen: number) => {
    const moves = session.record()?.moves ?? [];
    const over = isOver();
    if (!keepGame(look.game, { ...saved, moves, seen, over }))
      setTrouble("This browser keeps nothing, so the game is gone when you leave this page.");
    const seenAll = session.knowledge(seen).outcome !== undefined;
    if (seenAll && !ended) void import("./keep.ts").then((module) => module.keep(session, saved.id));
    setEnded(seenAll);
  };
  const again = (change: Partial<Setup>) => begin(look.game, newGame({ ...setup, seed: newSeed(), ...change }));
  const played = () => {
    const record = session.record();
    return isOver() && record ? [...records, record] : records;
  };
  const next = () => {
    const options = local.match?.next;
    if (options) begin(look.game, newGame({ ...setup, options, seed: newSeed() }, { records: played() }));
  };
  const retry = (at: number) => {
    const whole = { ...saved, moves: session.record()?.moves ?? [], seen: session.length, over: true };
    begin(look.game, gameFrom(setup, session, at, isOver() ? whole : undefined));
  };
  const { before } = saved;
  const goBack = (to: Saved | string) => (typeof to === "string" ? go(to) : begin(look.game, to));
  const local = {
    setup,
    // The table draws the end before this is drawn again.
    get match() {
      return matchOf(look.game, setup, played());
    },
    again,
    next,
    retry,
    begin,
    back: before === undefined ? before : () => goBack(before),
  };
  return (
    <>
      <Sitting
        session={session}
        look={look}
        start={saved.seen}
        local={local}
        seen={keep}
        retry={retry}
        end={(step) => <LocalEnd session={session} look={look} local={local} step={step} />}
      />
      {question}
      {trouble && (
        <p class="update" role="alert">
          {trouble} <Button act={() => setTrouble("")}>All right</Button>
        </p>
      )}
    </>
  );
}

function matchOf(game: AnyGame, { match, options }: Setup, played: readonly RecordOf<AnyGame>[]) {
  return match > 1 ? series(game, { firstTo: match, options: played[0]?.settings ?? options }, played) : undefined;
}
