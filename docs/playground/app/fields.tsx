import type { AnyGame, OptionsOf } from "fifteen-two";
import type { Look } from "../games/look.ts";
import { choicesOf, given } from "./choices.ts";

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
        <label key={choice.name} title={choice.description}>
          {choice.title}
          <select
            name={choice.name}
            value={JSON.stringify((given(choice, options) ?? choice.values[0])?.value)}
            onChange={({ currentTarget: { value } }) => change({ ...options, [choice.name]: JSON.parse(value) })}
          >
            {choice.values.map(({ value, text }) => (
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
