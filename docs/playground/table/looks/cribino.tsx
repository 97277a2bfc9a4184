import { preview } from "fifteen-two";
import * as cribino from "fifteen-two/cribino";
import { type CribinoAward, type CribinoView, DECK, type LayMove, stockOf, type Tile } from "fifteen-two/cribino";
import { type Box, union, usePan } from "../../ui/pan.tsx";
import { Piece } from "../../ui/pieces/piece.tsx";
import { spokenTile, TileFace, TilePicture } from "../../ui/pieces/tile.tsx";
import { sideName, t } from "../../ui/words.ts";
import { Action, marks, ownSeat, Seats } from "./common.tsx";
import type { Count, Look, Sight } from "./look.ts";
import { type Audience, moveText, tellerOf } from "./telling.ts";

type G = typeof cribino;

/** Crib-Ino on the page. A pick is a tile and its quarter turns. */
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
        ref={(strip) => followTurn(strip)}
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
  speech: { lay: "", draw: "draws", pass: "passes" },
  pictures: {
    words: { lay: "{seat} {lay|lays}", "draw-tile": "{seat} {get|gets}" },
    of(move, { settings }) {
      if (move.type !== "lay" && move.type !== "draw-tile") return undefined;
      return <TilePicture tile={tileOf(settings, move.tile)} rotation={"rotation" in move ? move.rotation : 0} />;
    },
  },
  count,
  counted(before, move) {
    if (!("hands" in before) || move.type !== "lay") return before;
    const hands = before.hands.map((hand) => hand.filter((tile) => tile !== move.tile));
    return { ...before, hands, laid: [...before.laid, move] };
  },
};

/** Scrolls to the seat that is to move, if not all fit. */
function followTurn(strip: HTMLElement | null): void {
  const seat = strip?.querySelector(".seat:has(.turn)");
  if (strip && seat) strip.scrollLeft += seat.getBoundingClientRect().x - strip.getBoundingClientRect().x;
}

/** The player's tiles, or the turned-up ones of the solitaire, and the moves that need no tile. */
function Hand(sight: Sight<G>) {
  const { view, moves } = sight;
  const tiles = "turnedUp" in view ? view.turnedUp : "hands" in view ? (view.hands[ownSeat(sight)] ?? []) : [];
  const stock = stockText(view);
  return (
    <>
      <div class="cards hand tiles">
        {tiles.map((tile) => (
          <HeldTile key={tile} sight={sight} tile={tile} isOwn />
        ))}
      </div>
      <div class="actions">
        {moves
          .filter(({ type }) => type !== "lay")
          .map((move, i) => (
            <Action
              key={move.type}
              sight={sight}
              move={move}
              class={`${i === 0 ? "main" : ""} ${marks(sight, ({ type }) => type === move.type)}`}
            >
              {moveText(sight, move)}
              {move.type === "draw" && ` (${stock})`}
            </Action>
          ))}
        {moves[0]?.type !== "draw" && <small>{pickedTile(sight) ? t("Press it again to turn it.") : stock}</small>}
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

/** A tile in a hand: the first press picks it, the next ones turn it. */
function HeldTile({ sight, tile, isOwn = false }: { sight: Sight<G>; tile: number; isOwn?: boolean }) {
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
  const isStuck = isOwn && lay === undefined && sight.moves.length > 0;
  const press = lay && {
    "aria-pressed": isPicked,
    "aria-label": isPicked ? t("Turn {tile}", { tile: name }) : name,
    onClick: () => pickTile(sight, tile, isPicked ? rotation + 1 : lay.rotation),
  };
  return (
    <Piece
      class={`held ${isStuck ? "off" : ""} ${marks(sight, (move) => move.type === "lay" && move.tile === tile)}`}
      aria-label={isStuck ? t("{tile}, fits nowhere", { tile: name }) : name}
      data-move-key={keyOf(tile)}
      {...press}
    >
      <TilePicture tile={faces} rotation={rotation} />
    </Piece>
  );
}

/** The end of a deal: the last tile's score, then five points for each tile that others hold. */
function count(before: CribinoView, { view }: { view: CribinoView }, audience: Audience): Count | undefined {
  const won = view.awards.filter(({ points }) => points > 0);
  const paid = won.find(({ items }) => items.some(({ kind }) => kind === "out" || kind === "blocked"));
  if (paid === undefined || !("hands" in before)) return undefined;
  const phrases = {
    award: "{items}",
    "item.scoring": "{color} {numbers}",
    "item.doubled": t("doubled"),
    "item.opening": t("the first tile"),
    "item.out": t("{seat} {have|has} {tiles} left, at 5 points each"),
    "item.blocked": t("{seat} {have|has} {tiles} left, at 5 points each"),
  };
  const awards = won
    .filter(({ side }) => side === paid.side)
    .flatMap((award): CribinoAward[] => award.items.map((item) => ({ ...award, points: item.points, items: [item] })));
  const texts = tellerOf(audience).awards({ ...view, awards }, phrases);
  const items = awards.map(({ points }, i) => ({ text: texts[i]!, points, cards: [] }));
  return {
    title: `${sideName(view, paid.side, audience.names)}: ${t("end of the deal")}`,
    side: paid.side,
    parts: [{ title: t("Tiles left"), cards: [], items, said: t("Each tile that others hold pays five points") }],
  };
}

/** A tile's position: columns east and rows north of the first. */
type Place = Pick<LayMove, "x" | "y">;

/** The identity of a tile while it moves. */
const keyOf = (tile: number) => `tile-${tile}`;

/** The faces of a tile. */
function tileOf({ deck }: CribinoView["settings"], tile: number): Tile {
  return (deck ?? DECK)[tile]!;
}

/** The lays of a tile among the moves. */
function laysOf({ moves }: Sight<G>, tile: number): LayMove[] {
  return moves.filter((move) => move.type === "lay").filter((move) => move.tile === tile);
}

/** The picked tile and its rotation. */
function pickedTile({ picked }: Sight<G>): { readonly tile: number; readonly rotation: number } | undefined {
  return picked.length < 2 ? undefined : { tile: Number(picked[0]), rotation: Number(picked[1]) };
}

/** Picks a tile, turned by a number of quarters. */
function pickTile({ pick }: Sight<G>, tile: number, rotation: number): void {
  pick([`${tile}`, `${rotation & 3}`]);
}

const SIZE = 100;

const FIRST: Place = { x: 0, y: 0 };

/** The tiles on the table, and the places where the picked one fits, as it is or turned. */
function Layout({ sight }: { sight: Sight<G> }) {
  const { view, hint, made } = sight;
  const laid = "laid" in view ? view.laid : [];
  const last = laid.at(-1);
  const spots = spotsOf(sight);
  // A place for the picked tile shows its points instead.
  const pointed = [made, hint].filter((move) => move?.type === "lay");
  const ghosts = onePerPlace(pointed).filter((move) => !spots.some((spot) => where(spot) === where(move)));
  const fresh = [...spots, ...ghosts].toSorted((a, b) => farOf(a, sight, last) - farOf(b, sight, last));
  const all = union([FIRST, ...laid, ...fresh].map(boxOf));
  const { picture, buttons } = usePan(all, (fresh.length > 0 ? fresh : [last ?? FIRST]).map(boxOf));
  const tiles = [
    ...laid.map((move) => ({ move, marked: move === last ? "last" : "", what: t("Tile") })),
    ...ghosts.map((move) => ({
      move,
      marked: `ghost ${marks(sight, (other) => other === move)}`,
      what: move === hint ? t("The hint") : t("Your choice"),
    })),
  ];
  return (
    <div class="layout-area">
      <svg class="layout" role="group" aria-label={t("The layout")} {...picture}>
        {tiles.length + spots.length === 0 && (
          <g class="spot empty">
            <EmptyPlace text={t("Start")} />
          </g>
        )}
        {tiles.map(({ move, marked, what }) => {
          const faces = tileOf(view.settings, move.tile);
          return (
            <g
              key={`${what} ${where(move)}`}
              class={`tile ${marked}`}
              transform={at(move)}
              data-spot={move === last ? keyOf(move.tile) : undefined}
              onClick={() => move === hint && "rotation" in move && pickTile(sight, move.tile, move.rotation)}
              role="img"
              aria-label={`${what}, ${where(move)}: ${spokenTile(faces, move.rotation)}`}
            >
              <TileFace tile={faces} rotation={move.rotation} />
            </g>
          );
        })}
        {spots.map((move) => (
          <Spot key={where(move)} sight={sight} move={move} />
        ))}
      </svg>
      {buttons}
    </div>
  );
}

function where({ x, y }: Place): string {
  return `${x},${y}`;
}

function at({ x, y }: Place): string {
  return `translate(${x * SIZE} ${-y * SIZE})`;
}

/** A lay of the picked tile for each place where it fits, in its current rotation if possible. */
function spotsOf(sight: Sight<G>): LayMove[] {
  const picked = pickedTile(sight);
  const lays = picked ? laysOf(sight, picked.tile) : [];
  return onePerPlace([...lays, ...lays.filter(({ rotation }) => rotation === picked?.rotation)]);
}

/** The last of the moves for each place. */
function onePerPlace(moves: readonly LayMove[]): LayMove[] {
  return [...new Map(moves.map((move) => [where(move), move])).values()];
}

/** The rank of a place for display: the hinted one first, then those near the last tile. */
function farOf(place: Place, { hint }: Sight<G>, last: Place = FIRST): number {
  if (hint?.type === "lay" && where(hint) === where(place)) return -1;
  return Math.abs(place.x - last.x) + Math.abs(place.y - last.y);
}

/** A place with a margin. */
function boxOf({ x, y }: Place): Box {
  const [margin, size] = [0.2 * SIZE, 1.4 * SIZE];
  return { x: x * SIZE - margin, y: -y * SIZE - margin, width: size, height: size };
}

/** A place for the picked tile: a press lays it, or first turns it to fit. */
function Spot({ sight, move }: { sight: Sight<G>; move: LayMove }) {
  const { view, game, hint, play } = sight;
  const { tile, rotation } = move;
  const fits = rotation === pickedTile(sight)?.rotation;
  const isHinted = hint?.type === "lay" && hint.tile === tile && where(hint) === where(move);
  const points = preview(cribino, view, move).gain;
  const act = () => (fits ? play(move) : pickTile(sight, tile, rotation));
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  const place = where(move);
  return (
    <g
      class={`spot ${fits ? "" : "turned"} ${isHinted ? "hinted" : ""}`}
      transform={at(move)}
      role="button"
      tabindex={0}
      data-move={fits ? game.formatMove(move) : undefined}
      aria-label={
        fits ? t("Put it here, at {place}, for {points}", { place, points }) : t("Turn it to fit at {place}", { place })
      }
      onClick={act}
      onKeyDown={byKey}
    >
      <EmptyPlace text={fits ? (points ? `+${points}` : t("Here")) : "↻"} />
    </g>
  );
}

function EmptyPlace({ text }: { text: string }) {
  return (
    <>
      <rect x="4" y="4" width="92" height="92" rx="8" />
      <text x="50" y="61" font-size="31" font-weight="700" text-anchor="middle" fill="#fff">
        {text}
      </text>
    </>
  );
}
