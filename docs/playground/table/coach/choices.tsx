import { useState } from "preact/hooks";
import { Button } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Grid } from "../../ui/figures.tsx";
import { t } from "../../ui/words.ts";
import { choiceText, type Position } from "../looks/telling.ts";
import { type Choice, inHundred, isSameChoice, tenths } from "./choice.ts";
import { keptText } from "./plan.ts";

type Columns = Readonly<Record<string, number>>;

/** What a choice is worth, in points by the titles of columns. */
function columnsOf({ view }: Position, { now, points, parts }: Choice, isKnown: boolean): Columns {
  if (view.phase !== "discard" || parts === undefined)
    return { [t("Now")]: now, ...(isKnown && { [t("Expected")]: points }) };
  const { hand = 0, crib = 0, pegging = 0 } = parts;
  return { [t("Hand")]: hand, [t("Crib")]: crib, [t("Pegging")]: pegging, [t("Total")]: hand + crib + pegging };
}

/** Why one discard is better than another: "Kept: fifteen two, pair is four. Hand +1.2, Crib −0.4." Empty for other moves. */
export function reason(position: Position, better: Choice, made: Choice): string {
  if (position.view.phase !== "discard") return "";
  const [more, less] = [better, made].map((choice) => columnsOf(position, choice, false));
  const gains = Object.entries(more!)
    .slice(0, 3)
    .flatMap(([title, points]) => {
      // As the table of choices rounds them.
      const gain = Number(points.toFixed(1)) - Number((less![title] ?? 0).toFixed(1));
      return Math.abs(gain) < 0.05 ? [] : [`${title} ${gain > 0 ? "+" : ""}${tenths(gain)}`];
    });
  const kept = keptText(position, better.move);
  return gains.length === 0 ? kept : `${kept} ${gains.join(", ")}.`;
}

/** The best choice comes first. */
type ChoicesProps = { position: Position; choices: readonly Choice[]; marked: Choice["move"] };

/** A button that shows what all choices are worth. */
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

/** What the choices are worth; one is marked. */
function Choices({ position, choices, marked }: ChoicesProps) {
  // A search says only how often a choice wins.
  const isKnown = choices.some(({ points }) => points !== 0);
  const rows = choices.map((choice) => {
    const text = choiceText(position, choice.move);
    const columns = columnsOf(position, choice, isKnown);
    const cells = [text, ...Object.values(columns).map(tenths), inHundred(choice.win)];
    return { key: text, class: isSameChoice(choice.move, marked) ? "marked" : "", cells, head: Object.keys(columns) };
  });
  return (
    <Grid
      class="choices"
      caption={t("Points, and games won in 100")}
      head={[t("Choice"), ...(rows[0]?.head ?? []), t("Wins")]}
      rows={rows}
    />
  );
}
