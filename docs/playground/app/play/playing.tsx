import { InvalidStateError } from "fifteen-two";
import type { ComponentChildren as Children, VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import * as v from "valibot";
import { chooseMove } from "../../table/coach/thinker.ts";
import type { Look } from "../../table/looks/look.ts";
import { localSession } from "../../table/session/local.ts";
import { LEVELS } from "../../table/session/session.ts";
import { formatSetup, newSeed, readSetup } from "../../table/session/setup.ts";
import { Button } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { t } from "../../ui/words.ts";
import { gameFrom, isOn, keepGame, keptGame, matchOf, nameOf, newGame, type Saved } from "../kept/saved.ts";
import { onOther, save } from "../kept/store.ts";
import { type LocalGame, useBegin } from "./begin.tsx";
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
  return "message" in asked ? wrong(asked.message) : <Game look={look} {...asked} />;
}

interface Asked {
  readonly saved: Saved;
  /** What the address asks for while that game is not over: which one, the player decides. */
  readonly wanted?: Saved;
}

/** The game that an address asks for, or what is wrong with the address. */
export function gameFor(look: Look, text: string): Asked | { readonly message: string } {
  const kept = keptGame(look.game);
  const query = new URLSearchParams(text);
  const level = LEVELS.find((known) => known === query.get("new"));
  try {
    const usual = text === "" || level !== undefined;
    const setup = usual ? usualSetup(look, level ?? "medium") : readSetup(look.game, text);
    if (kept && (text === "" || formatSetup(setup) === formatSetup(kept.setup))) return { saved: kept };
    const wanted = newGame(setup);
    return kept && isOn(look.game.id) ? { saved: kept, wanted } : { saved: wanted };
  } catch (error) {
    if (!(error instanceof InvalidStateError || v.isValiError(error))) throw error;
    const keys = "keys" in error ? error.keys : error.issues[0].path?.map((item) => item.key);
    const key = keys?.map(String).find((one) => query.has(one));
    const part = key === undefined ? text : `${key}=${query.getAll(key).at(-1)}`;
    return { message: t("This link is wrong: we can’t play with “{part}”.", { part }) };
  }
}

/** The table, its menu, its end, and what is kept of the game for a reload. */
function Game({ look, saved, wanted }: Asked & Pick<PlayingProps, "look">) {
  const { setup, records, before } = saved;
  const { game } = look;
  const session = useMemo(() => localSession(game, setup, chooseMove, saved.moves), []);
  const { begin, question } = useBegin();
  const [notice, tell] = useNotice();
  useEffect(() => {
    history.replaceState(null, "", formatSetup(setup));
    save("latest", game.id);
    if (wanted) begin(game, wanted);
    const elsewhere = t("This game is open in another tab, too. The tab that plays last is the one that is kept.");
    return onOther(nameOf(game.id), () => tell(elsewhere));
  }, []);

  const isSeen = (moves: number) => session.knowledge(moves).outcome !== undefined;
  const now = () => ({ ...saved, moves: session.record()?.moves ?? [], over: isSeen(session.length) });
  const keep = (seen: number) => {
    if (!keepGame(game, { ...now(), seen }))
      tell(t("This browser keeps nothing, so the game is gone when you leave this page."));
  };
  const played = () => {
    const record = session.record();
    return now().over && record ? [...records, record] : records;
  };
  const local: LocalGame = {
    setup,
    // The table draws the end before this is drawn again.
    get match() {
      return matchOf(game, setup, played());
    },
    again: (change) => begin(game, newGame({ ...setup, seed: newSeed(), ...change })),
    next() {
      const options = local.match?.next;
      if (options) begin(game, newGame({ ...setup, options, seed: newSeed() }, { records: played() }));
    },
    retry(at) {
      const { before: first, ...whole } = { ...now(), seen: session.length };
      begin(game, gameFrom(setup, session, at, first ?? (whole.over ? whole : undefined)));
    },
    begin,
    back: before === undefined ? before : () => (typeof before === "string" ? go(before) : begin(game, before)),
  };
  return (
    <>
      <Sitting
        session={session}
        id={saved.id}
        look={look}
        start={saved.seen}
        local={local}
        notice={notice}
        seen={keep}
        retry={local.retry}
        end={(step) => <LocalEnd session={session} look={look} local={local} step={step} />}
      />
      {question}
    </>
  );
}

/** What was dismissed is not shown again before the page is loaded anew. */
const dismissed = new Set<string>();

/** A notice at the table, and how to give one. */
function useNotice(): [Children, (text: string) => void] {
  const [text, tell] = useState("");
  const dismiss = () => {
    dismissed.add(text);
    tell("");
  };
  const notice = text && !dismissed.has(text) && (
    <p class="notice" role="alert">
      {text} <Button act={dismiss}>{t("All right")}</Button>
    </p>
  );
  return [notice, tell];
}
