import { InvalidStateError } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import * as v from "valibot";
import { chooseMove } from "../../table/coach/thinker.ts";
import type { Look } from "../../table/looks/look.ts";
import { localSession } from "../../table/session/local.ts";
import { formatSetup, newSeed, readSetup, type Setup } from "../../table/session/setup.ts";
import { Button } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useRedraw } from "../../ui/redraw.ts";
import { t } from "../../ui/words.ts";
import { gameFrom, isOn, keepGame, keptGame, matchOf, nameOf, newGame, type Saved } from "../kept/saved.ts";
import { onOther } from "../kept/store.ts";
import { type LocalGame, useBegin } from "./begin.tsx";
import { usualOptions } from "./choices.ts";
import { Sitting } from "./sitting.tsx";

const BrokenLink = lazy(async () => ({ default: (await import("../message.tsx")).BrokenLink }));
const LocalEnd = lazy(async () => ({ default: (await import("./end.tsx")).LocalEnd }));

export type PlayingProps = { readonly look: Look; readonly query: string };

/** A local game: the one in the address's query, or the saved one; otherwise an error message. */
export function Playing({ look, query }: PlayingProps) {
  const [asked] = useState(() => gameFor(look, query));
  if ("message" in asked) return <BrokenLink text={asked.message} game={look.game.id} />;
  return <Game look={look} {...asked} />;
}

/** A saved unfinished game, and the one the address requests; the player chooses. */
type Asked = { readonly saved: Saved; readonly wanted?: Saved };

/** The game that an address requests, or the fault of the address. */
export function gameFor(look: Look, text: string): Asked | { readonly message: string } {
  const kept = keptGame(look.game);
  const query = new URLSearchParams(text);
  try {
    const setup = readSetup(look.game, text, usualOptions(look));
    if (kept && (text === "" || formatSetup(setup) === formatSetup(kept.setup))) return { saved: kept };
    const wanted = newGame(setup);
    return kept && isOn(look.game.id) ? { saved: kept, wanted } : { saved: wanted };
  } catch (error) {
    if (!(error instanceof InvalidStateError || v.isValiError(error))) throw error;
    const keys = "keys" in error ? error.keys : error.issues[0].path?.map((item) => item.key);
    const key = keys?.map(String).find((one) => query.has(one));
    const part = key === undefined ? text : `${key}=${query.getAll(key).at(-1)}`;
    return { message: t("We can’t play with “{part}”.", { part }) };
  }
}

/** The table, its menu and its end; saves the game for a reload. */
function Game({ look, saved, wanted }: Asked & { look: Look }) {
  const { setup, records, before, begun } = saved;
  const { game } = look;
  const session = useMemo(() => localSession(game, setup, chooseMove, saved.moves), []);
  const { begin, question } = useBegin();
  const [notice, tell] = useNotice();
  useRedraw(session.subscribe);
  useEffect(() => {
    history.replaceState(null, "", formatSetup(setup));
    if (wanted) begin(game, wanted);
    const elsewhere = t("This game is open in another tab, too. Only the tab that plays last is saved.");
    return onOther(nameOf(game.id), () => tell(elsewhere));
  }, []);
  const record = session.record()!;
  const over = session.knowledge(session.length).outcome !== undefined;
  const played = over ? [...records, record] : records;
  const match = matchOf(game, setup, played);
  const { moves } = record;
  const seen = (n: number) => {
    if (!keepGame(game, { ...saved, moves, over, seen: n }))
      tell(t("This browser saves nothing, so the game is gone when you leave this page."));
  };
  const retry = (at: number) => {
    const { before: first, ...whole } = { ...saved, moves, over, seen: moves.length };
    begin(game, gameFrom(setup, session, at, first ?? (over ? whole : undefined)));
  };
  const again = (change: Partial<Setup>, rest?: Partial<Saved>) =>
    begin(game, newGame({ ...setup, seed: newSeed(), ...change }, rest));
  const options = match?.next;
  const local: LocalGame = {
    setup,
    match,
    again,
    next: options && (() => again({ options }, { records: played })),
    back: before === undefined ? before : () => (typeof before === "string" ? go(before) : begin(game, before)),
  };
  return (
    <>
      <Sitting
        {...{ session, look, local, notice, seen, retry, begun }}
        id={saved.id}
        start={saved.seen}
        end={(step) => <LocalEnd session={session} step={step} look={look} local={local} />}
      />
      {question}
    </>
  );
}

/** Dismissed notices, which stay away until the page is loaded anew. */
const dismissed = new Set<string>();

/** A notice at the table, and a function that shows one. */
function useNotice(): [Children, (text: string) => void] {
  const [text, tell] = useState("");
  const dismiss = () => {
    dismissed.add(text);
    tell("");
  };
  const notice = text && !dismissed.has(text) && (
    <p class="notice" role="alert">
      {text} <Button act={dismiss}>{t("OK")}</Button>
    </p>
  );
  return [notice, tell];
}
