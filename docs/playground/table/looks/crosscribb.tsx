import { preview, type Seat, sideOf } from "fifteen-two";
import * as crosscribb from "fifteen-two/crosscribb";
import { type CrossCribbView, SQUARES, type Square, scoreBoard } from "fifteen-two/crosscribb";
import { formatScore, scoreLine } from "fifteen-two/scoring";
import { Grid } from "../../ui/figures.tsx";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { ownStyle } from "../../ui/pieces/colors.ts";
import { COLUMNS, ROWS, rowsOfSquares } from "../../ui/pieces/squares.ts";
import { capital, scoreWords, seatsOf, sideName, t, wordIn } from "../../ui/words.ts";
import type { Knowledge } from "../session/session.ts";
import { Action, makes, marks, ownSeat, Seats } from "./common.tsx";
import type { Count, Look, Sight } from "./look.ts";
import { Crib, claimOf, countOf, partOf, type Showing } from "./show.tsx";
import { type Audience, moveText, spokenMove, tellerOf } from "./telling.ts";

type G = typeof crosscribb;

/** CrossCribb on the page. */
export const crosscribbLook: Look<G> = {
  game: crosscribb,
  pieces: "cards",
  seats: false,
  pegged: true,
  hand: "beside",
  fields: [
    { name: "players", choices: [2, 3, 4] },
    { name: "target", choices: [null, 61] },
    { name: "lineFlush" },
    { name: "muggins" },
  ],
  secret: ({ phase }) => phase === "play",
  Table: (sight) => (
    <div class="crosscribb">
      <Seats sight={sight} seats={seatsOf(sight.view)} held={(seat) => <Held view={sight.view} seat={seat} />} />
      <Board {...sight} />
      <CountedCrib {...sight} />
    </div>
  ),
  Hand,
  count,
  claim: (view, legal, audience) => claimOf(showing(view, audience), legal),
};

/** The lines of a seat's side. */
function linesOf(view: CrossCribbView, seat: Seat): string {
  return sideOf(view, seat) === 0 ? t("columns") : t("rows");
}

/** A seat's lines, and what they are worth unless the player counts them. */
function Held({ view, seat }: { view: CrossCribbView; seat: Seat }) {
  return (
    <small>
      {linesOf(view, seat)}
      {"board" in view && !isSecret(view) && (
        <strong>: {scoreBoard(view.board, view.cut, view.settings).totals[sideOf(view, seat)]}</strong>
      )}
    </small>
  );
}

/** True while players count their own lines, so that the page shows no totals. */
function isSecret({ settings, phase }: CrossCribbView): boolean {
  return settings.muggins && phase !== "over";
}

/** The lines of the side that counts, then its crib. */
function showing(view: CrossCribbView, audience: Audience): Showing | undefined {
  if (view.phase !== "show" && view.phase !== "muggins") return undefined;
  const { board, cut, settings, turn } = view;
  const side = sideOf(view, turn);
  const lines = scoreBoard(board, cut, settings).lines.filter((line) => line.side === side);
  const parts = lines.map(({ line, items }, i) => {
    const cards = [0, 1, 2, 3, 4].flatMap((place) => board[side === 0 ? 5 * place + i : 5 * i + place] ?? []);
    return partOf(lineName(line), cards, items);
  });
  const crib = [...view.crib.filter((card) => card !== "??"), cut];
  if (turn === view.dealer) parts.push(partOf(t("Crib"), crib, scoreLine(crib, { cut, flush: "five" }).items));
  return { view, title: `${sideName(view, side, audience.names)}: ${linesOf(view, turn)}`, parts };
}

/** "Column a". */
function lineName(line: string): string {
  return capital(wordIn(crosscribb, line));
}

/** The counts of a show, and the result of the round. */
function count(before: CrossCribbView, after: Knowledge<G>, audience: Audience): Count | undefined {
  const counted = countOf(showing(before, audience), after, audience);
  if (counted === undefined) return undefined;
  const { view } = after;
  // The lines themselves are listed above.
  const awards = view.awards.filter(({ items }) => items[0]?.kind === "difference");
  // They were scored with the cut.
  const heels = "cut" in before && before.cut.startsWith("J") ? t(", with 2 for his heels") : "";
  const results = [
    counted.result,
    view.phase !== "show" && `${view.totals.join(" : ")}${heels}.`,
    ...tellerOf(audience)
      .awards({ ...view, awards }, { award: t("{side} {score|scores} {points}") })
      .map((line) => `${line}.`),
  ];
  return { ...counted, pegs: false, result: results.filter(Boolean).join(" ") };
}

/** The crib, face up, while the dealer counts. */
function CountedCrib(sight: Sight<G>) {
  const { view, counted, claiming } = sight;
  if ((view.phase !== "show" && view.phase !== "muggins") || view.turn !== view.dealer) return null;
  return counted || claiming ? <Crib sight={sight} face="up" from={() => "deck"} /> : null;
}

/** The board, with the points so far at the end of each line, unless the player counts them. */
function Board(sight: Sight<G>) {
  const { view, audience } = sight;
  if (!("board" in view)) return null;
  const secret = isSecret(view);
  const { lines } = scoreBoard(view.board, view.cut, view.settings);
  const rows = rowsOfSquares(ROWS, (square) => <Place sight={sight} square={square} />);
  const sums = lines.map(({ line, side, points, items }) => {
    const worth = `${lineName(line)}: ${formatScore(items, scoreWords)}`;
    return (
      <span class="sum" style={ownStyle(side)} title={secret ? undefined : worth}>
        {secret ? "?" : points}
      </span>
    );
  });
  return (
    <div class="room">
      <Grid
        class={`cross ${sight.counted?.lit ? "picking" : ""}`}
        caption={t("Columns: {columns}. Rows: {rows}. The points so far stand at the end of each line.", {
          columns: sideName(view, 0, audience.names),
          rows: sideName(view, 1, audience.names),
        })}
        head={["", ...COLUMNS, t("Points")]}
        rows={[
          ...rows.map((row, i) => ({ ...row, cells: [...row.cells, sums[5 + i]] })),
          { key: "sums", cells: [t("Points"), ...sums.slice(0, 5)] },
        ]}
      />
    </div>
  );
}

function Place({ sight, square }: { sight: Sight<G>; square: Square }) {
  const { view, moves, hint, made, counted } = sight;
  const card = "board" in view ? view.board[SQUARES.indexOf(square)] : null;
  const isCut = square === "c3";
  const placed = sight.move?.type === "place" ? sight.move : undefined;
  if (card != null)
    return (
      <CardPiece
        card={card}
        from={placed ? `seat${placed.seat}` : "deck"}
        note={isCut ? t("the cut card") : ""}
        class={`${isCut ? "cut" : ""} ${placed?.square === square ? "last" : ""} ${counted?.lit?.includes(card) ? "lit" : ""}`}
      />
    );
  const move = moves.find((other) => other.type === "place" && other.square === square);
  const marked = [hint, made].find((other) => other?.type === "place" && other.square === square);
  const gain = marked && !view.settings.muggins ? preview(crosscribb, view, marked).gain : 0;
  return (
    <CardPiece
      card={null}
      class={`${move ? "spot" : ""} ${marks(sight, (other) => other === marked)}`}
      aria-label={move ? spokenMove(sight, move) : t("{square} is open", { square })}
      {...(move && makes(sight, move))}
    >
      {gain > 0 && <span class="gain">+{gain}</span>}
    </CardPiece>
  );
}

/** The face-up card, the pile below it, and the crib. */
function Hand(sight: Sight<G>) {
  const { view, moves } = sight;
  const [top, ...below] = ("piles" in view && view.piles[ownSeat(sight)]) || [];
  const discard = moves.find(({ type }) => type === "discard");
  const isOwed = moves.every((move) => move === discard);
  const marked = marks(sight, ({ type }) => type === "discard");
  return (
    <>
      <div class="hand turned-up">
        <figure>
          <div class="stack">
            {top ? (
              <CardPiece key={top} card={top} from="stack" class={discard ? "" : marked} />
            ) : (
              <CardPiece card={null} aria-label={t("no card left")} />
            )}
          </div>
          <figcaption data-spot="stack">
            {below.length > 0 ? t("{n} more", { n: below.length }) : top ? t("last card") : t("none left")}
          </figcaption>
        </figure>
        <Crib sight={sight} face={view.phase === "over" ? "up" : "down"} from={() => "seat1"} />
      </div>
      <div class="actions">
        {discard && (
          <Action sight={sight} move={discard} class={`${isOwed ? "main" : ""} ${marked}`}>
            {moveText(sight, discard)}
          </Action>
        )}
      </div>
    </>
  );
}
