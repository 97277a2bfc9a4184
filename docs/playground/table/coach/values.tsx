import type { AnyMove, AnyView } from "fifteen-two";
import { type ScoreItem, scoreHand } from "fifteen-two/scoring";
import { useEffect, useState } from "preact/hooks";
import { Grid } from "../../ui/figures.tsx";
import { itemName, lastSaid, listed } from "../../ui/words.ts";
import type { Position } from "../looks/telling.ts";
import { type Choice, chosenText, inHundred, isSameChoice } from "./choice.ts";
import type { Valued } from "./tasks.ts";
import { thinker } from "./thinker.ts";

/** What the choices of a position are worth, the best first: undefined until that is known, none if the worker fails. */
export function useValues(view: AnyView, position: unknown, judged?: readonly Choice[]): readonly Valued[] | undefined {
  const [known, setKnown] = useState<{ readonly position: unknown; readonly rows: readonly Valued[] }>();
  useEffect(() => {
    const keep = (rows: readonly Valued[]) => setKnown({ position, rows });
    thinker("coach")
      .run("values", [view, judged])
      .then(keep, () => keep([]));
  }, [position]);
  return known && known.position === position ? known.rows : undefined;
}

/** Of discards: what the better keeps, gains and loses: "It keeps fifteen two and a pair: hand +1.2, crib −0.4." */
export function reason(better: Valued, made: Valued): string {
  if (better.kept.length === 0) return "";
  const kept = keptText(scoreHand(better.kept).items);
  const parts = ["Hand", "Crib", "Pegging"].flatMap((part) => {
    // As the table of choices rounds them.
    const [more, less] = [better, made].map(({ columns }) => Number((columns[part] ?? 0).toFixed(1)));
    const gain = more! - less!;
    return Math.abs(gain) < 0.05 ? [] : [`${part.toLowerCase()} ${gain < 0 ? "" : "+"}${tenths(gain)}`];
  });
  return `It keeps ${kept || "nothing before the starter"}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.`;
}

/** What scores, in short: "fifteen six and a run of three". */
function keptText(items: readonly ScoreItem[]): string {
  const fifteens = items.filter(({ kind }) => kind === "fifteen");
  const others = items.filter(({ kind }) => kind !== "fifteen");
  // The pairs of a rank are one thing, and so are two runs of one length.
  const kindOf = (item: ScoreItem) => itemName(item) + (item.kind === "pair" ? item.cards[0]?.[0] : "");
  const counted = [...new Set(others.map(kindOf))].map((kind) => {
    const same = others.filter((other) => kindOf(other) === kind);
    const name = itemName(same[0]!);
    if (same.length === 1) return `a ${name}`;
    return same[0]!.kind === "pair"
      ? `${same.length > 3 ? "four" : "three"} of a kind`
      : `${same.length} ${name.replace("run", "runs")}`;
  });
  return listed(fifteens.length === 0 ? counted : [lastSaid(fifteens), ...counted]);
}

function tenths(points: number): string {
  const text = points.toFixed(1);
  return text === "-0.0" ? "0.0" : text.replace("-", "−");
}

interface ChoicesProps {
  readonly position: Position;
  readonly rows: readonly Valued[];
  readonly marked: AnyMove;
}

/** How many choices are listed. */
const MOST = 20;

/** What the choices are worth; one is marked. */
export function Choices({ position, rows, marked }: ChoicesProps) {
  const isMarked = ({ move }: Valued) => isSameChoice(move, marked);
  const columns = Object.keys(rows[0]?.columns ?? {});
  return (
    <Grid
      class="choices"
      caption="Points, and games won in 100"
      head={["Choice", ...columns, "Wins"]}
      rows={rows
        .filter((row, i) => i < MOST || isMarked(row))
        .map((row) => {
          const text = chosenText(position, row.move);
          const cells = [text, ...Object.values(row.columns).map(tenths), inHundred(row.win)];
          return { key: text, class: isMarked(row) ? "marked" : "", cells };
        })}
    />
  );
}
