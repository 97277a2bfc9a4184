import { useState } from "preact/hooks";
import type { Look } from "../games/look.ts";
import { namesOf } from "../table/names.ts";
import type { Level, PlayerKind } from "../table/session.ts";
import { newSeed, type Setup } from "../table/setup.ts";
import { Fields } from "./fields.tsx";
import { optionsIn, usualOptions, usualPlayers } from "./usual.ts";

interface OptionsProps {
  readonly look: Look;
  readonly level: Level;
  start(setup: Setup): void;
}

const KINDS: readonly (readonly [PlayerKind, string])[] = [
  ["person", "a person here"],
  ["easy", "an easy bot"],
  ["medium", "a medium bot"],
  ["hard", "a hard bot"],
];

/** Everything that can be agreed before a game, folded away. */
export function Options({ look, level, start }: OptionsProps) {
  const [options, setOptions] = useState(() => usualOptions(look));
  const [chosen, setChosen] = useState<Readonly<Record<number, PlayerKind>>>({});
  const [match, setMatch] = useState(1);
  const [seed, setSeed] = useState("");
  const kept = optionsIn(look, options);
  const players = usualPlayers(look.game, kept, level).map((kind, seat) => chosen[seat] ?? kind);
  const names = namesOf(players);
  const submit = (event: Event) => {
    event.preventDefault();
    start({ game: look.game.id, options: kept, players, seed: seed === "" ? newSeed() : Number(seed), match });
  };
  return (
    <details class="options">
      <summary>
        Options and players<span class="unseen"> for {look.game.name}</span>
      </summary>
      <form onSubmit={submit}>
        <Fields look={look} options={options} change={setOptions} />
        {players.map((kind, seat) => (
          <label key={seat}>
            {names[seat]?.name}
            <select
              name={`seat${seat}`}
              value={kind}
              onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [seat]: value as PlayerKind })}
            >
              {KINDS.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {players.length > 1 && (
          <label>
            Match
            <select name="match" value={match} onChange={({ currentTarget }) => setMatch(Number(currentTarget.value))}>
              <option value={1}>a single game</option>
              {[2, 3, 5].map((n) => (
                <option key={n} value={n}>
                  first to win {n} games
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Seed of the cards
          <input
            name="seed"
            inputMode="numeric"
            pattern="[0-9]{0,6}"
            placeholder="new cards"
            value={seed}
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>
        <button type="submit" class="main">
          Play {look.game.name} with these options
        </button>
      </form>
    </details>
  );
}
