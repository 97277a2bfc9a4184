import { InvalidStateError } from "../core/errors.ts";
import { expectEqual, type Fields, readArray, readInteger } from "../core/json.ts";
import { TILES } from "./deck.ts";
import { type Layout, refuseLay, scoreLay, withLay } from "./layout.ts";
import { type LayMove, parseMoveJson } from "./moves.ts";
import { type CribinoSettings, type SolitaireSettings, sideCount, sideOf } from "./options.ts";
import { award, scoreOf } from "./points.ts";
import type { CribinoScore } from "./score.ts";

/** What tiles that were laid once more led to. */
export interface Replayed {
  readonly layout: Pick<Layout, "laid" | "frontier">;
  /** What the lays scored, by side. */
  readonly earned: readonly number[];
  /** What the last of them scored. */
  readonly last: readonly CribinoScore[];
}

/** Lays the tiles once more. */
export function replayLays(fields: Fields<string>, options: CribinoSettings | SolitaireSettings): Replayed {
  let layout: Layout = { options, laid: [], frontier: [] };
  let earned: readonly number[] = Array<number>(sideCount(options)).fill(0);
  let last: readonly CribinoScore[] = [];
  readArray(
    fields.laid,
    "laid",
    (item, path) => {
      const move = readLay(item, path, options);
      const why = refuseLay(layout, move)?.[1];
      if (why !== undefined) throw new InvalidStateError(path, why);
      last = scoreOf(sideOf(options, move.seat), scoreLay(layout, move));
      earned = award(earned, last);
      layout = { options, ...withLay(layout, move) };
    },
    0,
    TILES,
  );
  return { layout: { laid: layout.laid, frontier: layout.frontier }, earned, last };
}

function readLay(item: unknown, path: string, { players }: { readonly players: number }): LayMove {
  let move: ReturnType<typeof parseMoveJson>;
  try {
    move = parseMoveJson(item);
  } catch (error) {
    throw new InvalidStateError(path, (error as Error).message);
  }
  if (move.type !== "lay") throw new InvalidStateError(path, "must be a lay");
  readInteger(move.seat, `${path}.seat`, 0, players - 1);
  return move;
}

/** What the latest move scored: as much as the last lay, or nothing where something else may have come after it. */
export function readLatest(fields: Fields<string>, last: readonly CribinoScore[]): readonly CribinoScore[] {
  if (Array.isArray(fields.scored) && fields.scored.length === 0) return [];
  expectEqual(fields.scored, last, "scored");
  return last;
}
