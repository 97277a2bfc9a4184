import type { AnyGame, OptionsOf } from "fifteen-two";
import type { Look } from "../games/look.ts";

interface FieldsProps {
  readonly look: Look;
  readonly options: OptionsOf<AnyGame>;
  change(options: OptionsOf<AnyGame>): void;
}

/** The options of a game, with a choice for each one that its number of players allows. */
export function Fields({ look, options, change }: FieldsProps) {
  const { players } = look.game.initialState(options).settings;
  const fields = look.fields.filter(({ players: only }) => only === undefined || only.includes(players));
  return (
    <>
      {fields.map(({ name, label, choices }) => (
        <label key={name}>
          {label}
          <select
            name={name}
            value={JSON.stringify(Object.entries(options).find(([key]) => key === name)?.[1] ?? null)}
            onChange={({ currentTarget: { value } }) => change({ ...options, [name]: JSON.parse(value) })}
          >
            {choices.map(([value, text]) => (
              <option key={text} value={JSON.stringify(value)}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
