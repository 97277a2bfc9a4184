import { useState } from "preact/hooks";
import { Fields } from "../app/fields.tsx";
import { optionsIn, usualOptions } from "../app/usual.ts";
import { lookOf, looks } from "../games/index.ts";
import { NameForm } from "./name.tsx";
import { createMatch, type Place } from "./server.ts";

/** Chooses a game and what is agreed. */
export function CreateMatch({ server, take }: { server: string; take: (place: Place) => void }) {
  const [id, setId] = useState("cribbage");
  const [chosen, setChosen] = useState(() => usualOptions(lookOf(id)));
  const look = lookOf(id);
  const options = optionsIn(look, chosen);
  const choose = (next: string) => {
    setId(next);
    setChosen(usualOptions(lookOf(next)));
  };
  const alone = options.players === 1;
  return (
    <NameForm
      action="Create a game"
      disabled={alone}
      go={async (name) => take(await createMatch(server, id, options, name))}
    >
      <div class="agreed">
        <label>
          Game
          <select name="game" value={id} onChange={(event) => choose(event.currentTarget.value)}>
            {looks.map(({ game }) => (
              <option key={game.id} value={game.id}>
                {game.name}
              </option>
            ))}
          </select>
        </label>
        <Fields look={look} options={chosen} change={setChosen} />
      </div>
      {alone && <p role="alert">A solitaire needs no server: play it at this page.</p>}
    </NameForm>
  );
}
