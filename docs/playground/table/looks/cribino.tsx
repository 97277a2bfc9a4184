import * as cribino from "fifteen-two/cribino";
import { type CribinoAward, type CribinoView, stockOf } from "fifteen-two/cribino";
import { Piece } from "../../ui/pieces/piece.tsx";
import { spokenTile, TilePicture } from "../../ui/pieces/tile.tsx";
import { t } from "../../ui/words.ts";
import { makes, marks, ownSeat, Seats } from "./common.tsx";
import { Layout, laysOf, pickedTile, pickTile, tileOf } from "./cribino-layout.tsx";
import type { Count, Look, Sight } from "./look.ts";
import { type Audience, moveText, tellerOf } from "./telling.ts";

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
  Table: (sight) => (
    <div class="cribino">
      <div
        class="strip"
        {...(sight.view.settings.players > 2 && { role: "group", "aria-label": t("The others"), tabIndex: 0 })}
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
  pictures: {
    words: { lay: "{seat} {lay|lays}", "draw-tile": "{seat} {get|gets}" },
    of(move, { settings }) {
      if (move.type !== "lay" && move.type !== "draw-tile") return undefined;
      return (
        <TilePicture tile={tileOf(settings, move.tile)} {...("rotation" in move && { rotation: move.rotation })} />
      );
    },
  },
  count,
};

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
              {moveText(sight, move)}
              {move.type === "draw" && ` (${stock})`}
            </button>
          ))}
        {moves[0]?.type !== "draw" && <small>{stock}</small>}
      </div>
    </>
  );
}

function stockText(view: CribinoView): string {
  if ("turnedUp" in view)
    return t("Round {round}: {n} {n|tile|tiles} in the stock, {aside} put aside", {
      round: view.round,
      n: view.stock.length,
      aside: view.aside.length,
    });
  return "frontier" in view && "hands" in view ? t("{n} {n|tile|tiles} left", { n: stockOf(view).length }) : "";
}

/** A tile in a hand: pressed once it is picked, pressed again it is turned. */
function HeldTile({ sight, tile }: { sight: Sight<G>; tile: number }) {
  const { view, hint } = sight;
  const faces = tileOf(view.settings, tile);
  const picked = pickedTile(sight);
  const isPicked = picked?.tile === tile;
  const rotation = isPicked ? picked.rotation : 0;
  const lays = laysOf(sight, tile);
  const isHinted = (move: { rotation: number }) =>
    hint?.type === "lay" && hint.tile === tile && hint.rotation === move.rotation;
  const lay = lays.find(isHinted) ?? lays[0];
  const name = spokenTile(faces, rotation);
  const press = lay && {
    "aria-pressed": isPicked,
    "aria-label": isPicked ? t("Turn {tile}", { tile: name }) : name,
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
      <TilePicture tile={faces} rotation={rotation} />
    </Piece>
  );
}

/** The end of a hand: what the last tile scored, then five points for each tile that others hold. */
function count(before: CribinoView, { view }: { view: CribinoView }, audience: Audience): Count | undefined {
  const won = view.awards.filter(({ points }) => points > 0);
  const paid = won.find(({ items }) => items.some(({ kind }) => kind === "out" || kind === "blocked"));
  if (paid === undefined || !("hands" in before)) return undefined;
  const phrases = {
    award: "{items}",
    "item.scoring": "{color} {numbers}",
    "item.doubled": t("doubled"),
    "item.opening": t("the first tile"),
  };
  const items = won
    .filter(({ side }) => side === paid.side)
    .flatMap((award): CribinoAward[] => award.items.map((item) => ({ ...award, points: item.points, items: [item] })))
    .map((award) => ({
      text: tellerOf(audience)
        .awards({ ...view, awards: [award] }, phrases)
        .join(),
      points: award.points,
      cards: [],
    }));
  return {
    title: paid.items[0]?.kind === "blocked" ? t("The hand is blocked") : t("The hand is over"),
    side: paid.side,
    parts: [{ title: t("Tiles left"), cards: [], items, said: t("Each tile that others hold pays five points") }],
  };
}
