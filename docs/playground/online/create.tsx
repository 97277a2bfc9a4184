import { useState } from "preact/hooks";
import { lookOf, looks } from "../games/index.ts";
import { NameForm } from "./name.tsx";
import { createMatch, type Place } from "./server.ts";

/** Chooses a game and the number of players. */
export function CreateMatch({ server, take }: { server: string; take: (place: Place) => void }) {
  const [id, setId] = useState("cribbage");
  const [players, setPlayers] = useState(2);
  const counts = lookOf(id).game.players.filter((some) => some > 1);
  const count = counts.includes(players) ? players : 2;
  return (
    <NameForm action="Create a game" go={async (name) => take(await createMatch(server, id, { players: count }, name))}>
      <p class="line">
        <label>
          Game{" "}
          <select value={id} onChange={(event) => setId(event.currentTarget.value)}>
            {looks.map(({ game, name }) => (
              <option key={game.id} value={game.id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Players{" "}
          <select value={count} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
            {counts.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      </p>
    </NameForm>
  );
}
