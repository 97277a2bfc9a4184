import { lookOf } from "../games/index.ts";
import type { Setup } from "../table/setup.ts";

interface AskProps {
  readonly setup: Setup;
  start(setup: Setup): void;
  resume(game: string): void;
}

/** A link asks for a game while another is not over. */
export function Ask({ setup, start, resume }: AskProps) {
  const { name } = lookOf(setup.game).game;
  return (
    <main id="main" class="front ask">
      <h1>You have a game of {name} in progress</h1>
      <p>This link starts another one.</p>
      <p class="line">
        <button type="button" class="main" onClick={() => resume(setup.game)}>
          Resume your game
        </button>
        <button type="button" onClick={() => start(setup)}>
          Give it up and play this one
        </button>
      </p>
    </main>
  );
}
