import type { AnyGame, OptionsOf } from "fifteen-two";
import type { BotLevel } from "fifteen-two/bots";
import { useState } from "preact/hooks";
import { type GameId, useLook } from "../../table/looks/index.ts";
import type { Look } from "../../table/looks/look.ts";
import { LEVELS, namesOf, type PlayerKind } from "../../table/session/session.ts";
import { formatSetup, LONGEST, newSeed } from "../../table/session/setup.ts";
import { Select } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { choicesOf, given, optionsIn, usualOptions, usualPlayers } from "./choices.ts";

interface FieldsProps {
  readonly look: Look;
  readonly options: OptionsOf<AnyGame>;
  change(options: OptionsOf<AnyGame>): void;
}

/** The options of a game, with a choice for each one that its number of players allows. */
export function Fields({ look, options, change }: FieldsProps) {
  return (
    <>
      {choicesOf(look, options).map((choice) => (
        <Select
          key={choice.name}
          name={choice.name}
          title={choice.title}
          hint={choice.description}
          value={JSON.stringify((given(choice, options) ?? choice.values[0])?.value)}
          values={choice.values
            .toSorted((a, b) => Number(a.text) - Number(b.text))
            .map(({ value, text }) => [JSON.stringify(value), text])}
          change={(value) => change({ ...options, [choice.name]: JSON.parse(value) })}
        />
      ))}
    </>
  );
}

const KINDS: readonly (readonly [PlayerKind, string])[] = [
  ["person", "person here"],
  ...LEVELS.map((level) => [level, `${level} bot`] as const),
];

interface OptionsProps {
  readonly id: GameId;
  readonly level: BotLevel;
}

/** Everything that can be agreed before a game. */
export default function Options({ id, level }: OptionsProps) {
  const look = useLook(id);
  return look ? <Form look={look} level={level} /> : null;
}

function Form({ look, level }: Omit<OptionsProps, "id"> & { look: Look }) {
  const [options, setOptions] = useState(() => usualOptions(look));
  const [chosen, setChosen] = useState<Readonly<Record<number, PlayerKind>>>({});
  const [called, setCalled] = useState<Readonly<Record<number, string>>>({});
  const [match, setMatch] = useState("1");
  const [seed, setSeed] = useState("");
  const { id, name } = look.game;
  const kept = optionsIn(look, options);
  const players = usualPlayers(look.game, kept, level).map((kind, seat) => chosen[seat] ?? kind);
  const names = namesOf(players);
  const several = players.filter((kind) => kind === "person").length > 1;
  const submit = (event: Event) => {
    event.preventDefault();
    const cards = seed === "" ? newSeed() : Number(seed);
    const own = players.map((kind, seat) => (several && kind === "person" && called[seat]?.trim()) || "");
    go(formatSetup({ game: id, options: kept, players, names: own, seed: cards, match: Number(match) }));
  };
  return (
    <form onSubmit={submit}>
      <Fields look={look} options={options} change={setOptions} />
      {players.map((kind, seat) => (
        <Select
          key={seat}
          name={`seat${seat}`}
          title={names[seat]?.name ?? ""}
          value={kind}
          values={KINDS}
          change={(next) => setChosen({ ...chosen, [seat]: next })}
        />
      ))}
      {several &&
        players.map(
          (kind, seat) =>
            kind === "person" && (
              <label key={`name${seat}`}>
                Name of {names[seat]?.name}
                <input
                  name={`name${seat}`}
                  maxLength={LONGEST}
                  value={called[seat] ?? ""}
                  onInput={({ currentTarget }) => setCalled({ ...called, [seat]: currentTarget.value })}
                />
              </label>
            ),
        )}
      {players.length > 1 && (
        <Select
          name="match"
          title="Match"
          value={match}
          values={["1", "2", "3", "5"].map((n) => [n, n === "1" ? "a single game" : `first to win ${n} games`])}
          change={setMatch}
        />
      )}
      {look.pieces && (
        <label>
          Seed
          <input
            name="seed"
            inputMode="numeric"
            pattern="[0-9]{0,6}"
            placeholder={`new ${look.pieces}`}
            value={seed}
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="main">
        Play {name} with these options
      </button>
    </form>
  );
}
