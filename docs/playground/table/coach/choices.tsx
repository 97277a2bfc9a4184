import type { AnyView } from "fifteen-two";
import { useState } from "preact/hooks";
import { Button } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Grid } from "../../ui/figures.tsx";
import { t, tenths } from "../../ui/words.ts";
import { Chosen } from "../looks/chosen.tsx";
import type { Look } from "../looks/look.ts";
import { type Choice, inHundred, isInPoints, isSameChoice } from "./choice.ts";

/** The values of a choice in points, by the titles of columns. */
function columnsOf(view: AnyView, { now, points, parts }: Choice, isKnown: boolean): Record<string, number> {
  if (view.phase !== "discard" || parts === undefined)
    return { [t("Now")]: now, ...(isKnown && { [t("Expected")]: points }) };
  const { hand = 0, crib = 0, pegging = 0 } = parts;
  return { [t("Hand")]: hand, [t("Crib")]: crib, [t("Pegging")]: pegging, [t("Total")]: hand + crib + pegging };
}

/** The best choice comes first. */
type ChoicesProps = { look: Look; view: AnyView; choices: readonly Choice[]; marked?: Choice["move"] | undefined };

/** A button that shows the values of all choices. */
export function AllChoices(props: ChoicesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button act={() => setOpen(true)}>{t("All choices")}</Button>
      {open && (
        <Dialog title={t("All choices")} close={() => setOpen(false)}>
          <Choices {...props} />
        </Dialog>
      )}
    </>
  );
}

/** A table of choices, one marked. Choices that show the same wins stand in the order of their points. */
export function Choices({ look, view, choices, marked }: ChoicesProps) {
  // A stored search has only the share of wins.
  const isKnown = choices.some(({ points }) => points !== 0);
  const isMarked = ({ move }: Choice) => marked !== undefined && isSameChoice(move, marked);
  const [best, ...others] = choices;
  const inOrder = others.toSorted((a, b) => Math.round(1e3 * b.win) - Math.round(1e3 * a.win) || b.points - a.points);
  const rows = folded(best ? [best, ...inOrder] : [], isMarked).map(({ choice, others }) => {
    const columns = columnsOf(view, choice, isKnown);
    const text = others > 1 ? t("{n} others", { n: others }) : <Chosen look={look} view={view} move={choice.move} />;
    const cells = [text, ...Object.values(columns).map(tenths), ...(isInPoints(view) ? [] : [inHundred(choice.win)])];
    const key = look.game.formatMove(choice.move);
    return { key, class: isMarked(choice) ? "marked" : "", cells, head: Object.keys(columns) };
  });
  return (
    <Grid
      class="choices"
      caption={isInPoints(view) ? t("Points") : t("Points, and games won in 100")}
      head={[t("Choice"), ...(rows[0]?.head ?? []), ...(isInPoints(view) ? [] : [t("Wins")])]}
      rows={rows}
    />
  );
}

/** Choices, each with the number of choices on its line; equal choices share a line. */
export function folded(choices: readonly Choice[], isMarked: (choice: Choice) => boolean) {
  const rowOf = ({ row, parts }: Choice) => (parts ? undefined : row);
  const isFirst = (choice: Choice) => choices.find((other) => rowOf(other) === rowOf(choice)) === choice;
  const unnamed = choices.filter((choice) => rowOf(choice) !== undefined && !isFirst(choice) && !isMarked(choice));
  return choices.flatMap((choice) => {
    const others = unnamed.filter((other) => rowOf(other) === rowOf(choice));
    if (!unnamed.includes(choice) || others.length < 2) return [{ choice, others: 0 }];
    return choice === others[0] ? [{ choice, others: others.length }] : [];
  });
}
