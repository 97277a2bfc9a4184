import type { Redacted, Seat } from "fifteen-two";
import {
  type CribinoAwardItem,
  type CribinoMove,
  type CribinoView,
  cribino,
  stockOf,
  type TileIndex,
} from "fifteen-two/cribino";
import { spokenTile, TileFace, tileText } from "../pieces/tile.tsx";
import { capital, does, many, type Names, sideName } from "../table/words.ts";
import { Action, Actions, Others } from "./common.tsx";
import { Layout, laysOf, pickedTile, pickTile, tileOf } from "./cribino-layout.tsx";
import type { Count, Look, Sight } from "./look.ts";

type G = typeof cribino;

/** Crib-Ino on the page. What is picked is a tile and by how many quarters it is turned. */
export const cribinoLook: Look<G> = {
  game: cribino,
  pieces: "tiles",
  seats: true,
  pegged: false,
  hand: "beside",
  fields: [{ name: "players" }, { name: "partners" }, { name: "deals", choices: [null, 1, 2, 3] }],
  secret: () => false,
  task: ({ moves, picked }) => {
    const [first, second] = moves;
    if (first?.type === "lay") return picked.length === 0 ? "Pick a tile" : "Choose where it goes";
    if (first?.type === "draw") return second ? "Nothing fits: draw again, or pass" : "Nothing fits: draw a tile";
    return first?.type === "turn-up" ? "Turn up the next three tiles" : "";
  },
  Table: (sight) => (
    <div class="cribino">
      <Others
        sight={sight}
        held={(seat) => (
          <div class="cards small-tiles">
            {"hands" in sight.view &&
              sight.view.hands[seat]?.map((tile) => <HeldTile key={tile} sight={sight} tile={tile} />)}
          </div>
        )}
      />
      <Layout sight={sight} />
    </div>
  ),
  Hand,
  tell,
  itemText,
  awards: (view, names) =>
    view.awards.map(({ side, points, items }) => {
      const who = sideName(view, side, names);
      if (points < 0) return `${does(who, "pay")} ${-points}`;
      return `${does(who, "score")} ${points}: ${items.map(itemText).join(", ")}`;
    }),
  count,
};

function itemText(item: CribinoAwardItem): string {
  switch (item.kind) {
    case "scoring":
    case "matching":
      return `${item.color} ${item.numbers.join(" + ")}`;
    case "doubled":
      return "all four sides, doubled";
    case "opening":
      return "the total of the first tile";
    default:
      return `${many(item.tiles, "tile")} left`;
  }
}

/** The own tiles, or those that the solitaire has turned up. */
function Hand(sight: Sight<G>) {
  const { view, seat, moves } = sight;
  const tiles = "turnedUp" in view ? view.turnedUp : "hands" in view ? (view.hands[seat ?? 0] ?? []) : [];
  const turnByKey = (event: KeyboardEvent) => {
    const picked = pickedTile(sight);
    if (event.key.toLowerCase() === "r" && picked !== undefined) pickTile(sight, picked.tile, picked.rotation + 1);
  };
  return (
    <>
      <div class={`cards hand tiles ${tiles.length > 8 ? "crowded" : ""}`} onKeyDown={turnByKey}>
        {tiles.map((tile) => (
          <HeldTile key={tile} sight={sight} tile={tile} />
        ))}
      </div>
      <Actions>
        {moves.map(
          (move) =>
            BUTTONS[move.type] && (
              <Action key={move.type} sight={sight} move={move}>
                {BUTTONS[move.type]}
              </Action>
            ),
        )}
        <small>{stockText(view)}</small>
      </Actions>
    </>
  );
}

const BUTTONS: Readonly<Record<string, string>> = { draw: "Draw a tile", pass: "Pass", "turn-up": "Turn up three" };

function stockText(view: CribinoView): string {
  if ("turnedUp" in view)
    return `Round ${view.round}: ${many(view.stock.length, "tile")} in the stock, ${view.aside.length} put aside`;
  return "frontier" in view && "hands" in view ? `${many(stockOf(view).length, "tile")} to draw` : "";
}

/** A tile in a hand: pressed once it is picked, pressed again it is turned. */
function HeldTile({ sight, tile }: { sight: Sight<G>; tile: TileIndex }) {
  const faces = tileOf(sight.view, tile);
  const picked = pickedTile(sight);
  const pressed = picked?.tile === tile;
  const rotation = pressed ? picked.rotation : 0;
  const lays = laysOf(sight, tile);
  const name = `${tileText(faces, rotation)}: ${spokenTile(faces, rotation)}`;
  const picture = (
    <svg viewBox="-2 -2 104 104" class="tile" aria-hidden="true">
      <TileFace tile={faces} rotation={rotation} />
    </svg>
  );
  const common = { "data-move-key": `tile-${tile}`, "data-from": "stock" };
  if (lays.length === 0)
    return (
      <span class="held" role="img" aria-label={name} {...common}>
        {picture}
      </span>
    );
  return (
    <button
      type="button"
      class="held"
      aria-pressed={pressed}
      aria-label={pressed ? `Turn ${name}` : name}
      onClick={() => pickTile(sight, tile, pressed ? rotation + 1 : (lays[0]?.rotation ?? 0))}
      {...common}
    >
      {picture}
    </button>
  );
}

function tell(move: Redacted<CribinoMove>, view: CribinoView, names: Names): string {
  const who = (seat: Seat, verb: string) => does(names(seat), verb);
  switch (move.type) {
    case "shuffle":
      return "The tiles are shuffled";
    case "deal":
      return "dealer" in view ? who(view.dealer, "deal") : "The tiles are dealt";
    case "draw-tile":
      return `${who(move.hand, "get")} ${tileText(tileOf(view, move.tile))}`;
    case "lay":
      return `${who(move.seat, "lay")} ${tileText(tileOf(view, move.tile), move.rotation)}`;
    case "turn-up":
      return `${who(move.seat, "turn")} up the next tiles`;
    default:
      return who(move.seat, move.type);
  }
}

/** The end of a hand: what the last tile scored, then five points for each tile that others hold. */
function count(before: CribinoView, { view }: { view: CribinoView }, names: Names): Count | undefined {
  const paid = view.awards.find(
    ({ points, items }) => points > 0 && items.some(({ kind }) => kind === "out" || kind === "blocked"),
  );
  if (paid === undefined || !("hands" in before)) return undefined;
  const last = view.awards.filter((award) => award !== paid && award.points > 0 && award.side === paid.side);
  const who = sideName(view, paid.side, names);
  const parts = [...last.flatMap(({ items }) => items), ...paid.items].map((item) => ({
    text:
      item.kind === "out" || item.kind === "blocked"
        ? `${names(item.seat)}: ${many(item.tiles, "tile")} left`
        : itemText(item),
    points: item.points,
    cards: [],
  }));
  const blocked = paid.items[0]?.kind === "blocked";
  return {
    title: blocked ? "The hand is blocked" : `${does(who, "go")} out`,
    side: paid.side,
    parts: [
      {
        title: "Tiles left",
        cards: [],
        items: parts,
        said: capital(`${does(who, "get")} five points for each tile that the others hold`),
      },
    ],
  };
}
