import * as cribino from "fifteen-two/cribino";
import { type CribinoAward, type CribinoView, stockOf } from "fifteen-two/cribino";
import { Piece } from "../../ui/pieces/piece.tsx";
import { spokenTile, TileFace, tileText } from "../../ui/pieces/tile.tsx";
import { does, many, type Names, sideName } from "../../ui/words.ts";
import { makes, marks, ownSeat, Seats } from "./common.tsx";
import { Layout, laysOf, pickedTile, pickTile, tileOf } from "./cribino-layout.tsx";
import type { Count, Look, Sight } from "./look.ts";
import { type Audience, moveText } from "./telling.ts";

type G = typeof cribino;

type Item = CribinoAward["items"][number];

/** Crib-Ino on the page. What is picked is a tile and by how many quarters it is turned. */
export const cribinoLook: Look<G> = {
  game: cribino,
  pieces: "tiles",
  seats: true,
  pegged: false,
  hand: "beside",
  fields: [{ name: "players" }, { name: "partners" }, { name: "deals", choices: [null, 1, 2, 3] }],
  secret: () => false,
  Table: (sight) => (
    <div class="cribino">
      <div
        class="strip"
        {...(sight.view.settings.players > 2 && { role: "group", "aria-label": "The others", tabIndex: 0 })}
      >
        <Seats
          sight={sight}
          held={(seat) => (
            <div class="cards small-tiles">
              {"hands" in sight.view &&
                sight.view.hands[seat]?.map((tile) => <HeldTile key={tile} sight={sight} tile={tile} />)}
            </div>
          )}
        />
      </div>
      <Layout sight={sight} />
    </div>
  ),
  Hand,
  speech: { lay: "" },
  count,
};

function itemText(item: Item): string {
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

/** The own tiles, or those that the solitaire has turned up, and the moves that need no tile. */
function Hand(sight: Sight<G>) {
  const { view, moves } = sight;
  const tiles = "turnedUp" in view ? view.turnedUp : "hands" in view ? (view.hands[ownSeat(sight)] ?? []) : [];
  const stock = stockText(view);
  const turnByKey = (event: KeyboardEvent) => {
    const picked = pickedTile(sight);
    if (event.key.toLowerCase() === "r" && picked !== undefined) pickTile(sight, picked.tile, picked.rotation + 1);
  };
  return (
    <>
      <div class="cards hand tiles" onKeyDown={turnByKey}>
        {tiles.map((tile) => (
          <HeldTile key={tile} sight={sight} tile={tile} />
        ))}
      </div>
      <div class="actions">
        {moves
          .filter(({ type }) => type !== "lay")
          .map((move, i) => (
            <button
              key={move.type}
              type="button"
              class={`${i === 0 ? "main" : ""} ${marks(sight, ({ type }) => type === move.type)}`}
              {...makes(sight, move)}
            >
              {move.type === "draw" ? `Draw (${stock})` : moveText(sight, move)}
            </button>
          ))}
        {moves[0]?.type !== "draw" && <small>{stock}</small>}
      </div>
    </>
  );
}

function stockText(view: CribinoView): string {
  if ("turnedUp" in view)
    return `Round ${view.round}: ${many(view.stock.length, "tile")} in the stock, ${view.aside.length} put aside`;
  return "frontier" in view && "hands" in view ? `${many(stockOf(view).length, "tile")} left` : "";
}

/** A tile in a hand: pressed once it is picked, pressed again it is turned. */
function HeldTile({ sight, tile }: { sight: Sight<G>; tile: number }) {
  const faces = tileOf(sight.view, tile);
  const picked = pickedTile(sight);
  const isPicked = picked?.tile === tile;
  const rotation = isPicked ? picked.rotation : 0;
  const lays = laysOf(sight, tile);
  const hinted = lays.find(({ rotation: turns }) => sight.hint?.type === "lay" && turns === sight.hint.rotation);
  const isHinted = sight.hint?.type === "lay" && sight.hint.tile === tile;
  const lay = isHinted && hinted ? hinted : lays[0];
  const name = `${tileText(faces, rotation)}: ${spokenTile(faces, rotation)}`;
  const press = lay && {
    "aria-pressed": isPicked,
    "aria-label": isPicked ? `Turn ${name}` : name,
    onClick: () => pickTile(sight, tile, isPicked ? rotation + 1 : lay.rotation),
  };
  return (
    <Piece
      class={`held ${marks(sight, (move) => move.type === "lay" && move.tile === tile)}`}
      aria-label={name}
      data-move-key={`tile-${tile}`}
      data-from="stock"
      {...press}
    >
      <svg viewBox="0 0 100 100" class="tile" aria-hidden="true">
        <TileFace tile={faces} rotation={rotation} />
      </svg>
    </Piece>
  );
}

/** The end of a hand: what the last tile scored, then five points for each tile that others hold. */
function count(before: CribinoView, { view }: { view: CribinoView }, audience: Audience): Count | undefined {
  const names: Names = (seat) => audience.names[seat] ?? "";
  const isPaid = ({ kind }: Item) => kind === "out" || kind === "blocked";
  const won = view.awards.filter(({ points }) => points > 0);
  const paid = won.find(({ items }) => items.some(isPaid));
  if (paid === undefined || !("hands" in before)) return undefined;
  const items = won
    .filter(({ side }) => side === paid.side)
    .flatMap((award) => award.items)
    .map((item) => ({
      text: "seat" in item ? `${names(item.seat)}: ${itemText(item)}` : itemText(item),
      points: item.points,
      cards: [],
    }));
  const who = sideName(view, paid.side, names);
  const said = `The others pay ${who.replace("You", "you")} five points for each tile they hold`;
  return {
    title: paid.items[0]?.kind === "blocked" ? "The hand is blocked" : `${does(who, "go")} out`,
    side: paid.side,
    parts: [{ title: "Tiles left", cards: [], items, said }],
  };
}
