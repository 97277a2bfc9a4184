import type { AnyGame, OptionsOf } from "fifteen-two";
import { BOT_LEVELS, type BotLevel } from "fifteen-two/bots";
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { type GameId, useLook } from "../../table/looks/index.ts";
import { namesOf, type PlayerKind } from "../../table/session/session.ts";
import { formatSetup, LONGEST, newSeed, usualPlayers } from "../../table/session/setup.ts";
import { Select } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { t } from "../../ui/words.ts";
import { choicesOf, optionsIn, usualOptions } from "./choices.ts";

type Options = OptionsOf<AnyGame>;

/** The options being chosen, and a field for each one allowed at the number of players. */
export function useOptions(id: GameId) {
  const look = useLook(id);
  const [changed, setChanged] = useState<Partial<Record<GameId, Options>>>({});
  if (look === undefined) return { look, options: {} as Options, fields: null };
  const given = changed[id] ?? usualOptions(look);
  const fields = choicesOf(look, given).map(({ name, title, description, values, chosen }) => (
    <Select
      key={name}
      name={name}
      title={title}
      hint={description}
      value={JSON.stringify(chosen.value)}
      values={values
        .toSorted((a, b) => Number(a.text) - Number(b.text))
        .map(({ value, text }) => [JSON.stringify(value), text])}
      change={(value) => setChanged({ ...changed, [id]: { ...given, [name]: JSON.parse(value) } })}
    />
  ));
  return { look, options: optionsIn(look, given), fields };
}

const MATCHES = ["1", "2", "3", "5"];

/** The number of games that wins a match. */
export function MatchLength({ value, change }: { value: string; change(value: string): void }) {
  const texts = MATCHES.map((n) => [n, n === "1" ? t("a single game") : t("first to win {n} games", { n })] as const);
  return <Select name="match" title={t("Match")} value={value} values={texts} change={change} />;
}

/** All settings of a new game. */
export default function OptionsForm({ id, level }: { id: GameId; level: BotLevel }) {
  const { look, options, fields } = useOptions(id);
  const [chosen, setChosen] = useState<Readonly<Record<number, PlayerKind>>>({});
  const [match, setMatch] = useState("1");
  if (look === undefined) return null;
  const players = usualPlayers(look.game, options, level).map((kind, seat) => chosen[seat] ?? kind);
  const names = namesOf(players).map((player) => player.name);
  const several = players.filter((kind) => kind === "person").length > 1;
  const bots = BOT_LEVELS.map((one) => [one, t("{level} bot", { level: t(one) })] as const);
  const kinds = [["person", t("on this device")] as const, ...bots];
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = players.map((_, seat) => `${form.get(`name${seat}`) ?? ""}`.trim());
    go(formatSetup({ game: id, options, players, names: typed, seed: newSeed(), match: Number(match) }));
  };
  return (
    <form onSubmit={submit}>
      {fields}
      {players.map((kind, seat) => (
        <Fragment key={seat}>
          <Select
            name={`seat${seat}`}
            title={names[seat] ?? ""}
            value={kind}
            values={kinds}
            change={(next) => setChosen({ ...chosen, [seat]: next })}
          />
          {several && kind === "person" && (
            <label>
              {t("Name of {player}", { player: names[seat] ?? "" })}
              <input name={`name${seat}`} maxLength={LONGEST} />
            </label>
          )}
        </Fragment>
      ))}
      {players.length > 1 && <MatchLength value={match} change={setMatch} />}
      <button type="submit" class="main">
        {t("Play {game} with these options", { game: look.game.name })}
      </button>
    </form>
  );
}
