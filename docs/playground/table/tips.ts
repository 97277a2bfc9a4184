import { type AnyView, sideOf } from "fifteen-two";
import { t } from "../ui/words.ts";
import TIPS from "./tips.json";
import TURNS from "./turns.json";

/** A tip for the viewer's position; empty where there is none. */
export function tipFor(game: string, view: AnyView): string {
  return textFor(TIPS, game, view);
}

/** The task of the seat to move: "lead a card". */
export function turnFor(game: string, view: AnyView): string {
  return textFor(TURNS, game, view);
}

/** The text for a phase, or for a case of it, which comes first. */
function textFor(texts: Readonly<Record<string, string>>, game: string, view: AnyView): string {
  const phase = `${game} ${view.phase}`;
  const cases = casesOf(view).map((one) => texts[`${phase}, ${one}`]);
  return t(cases.find(Boolean) ?? texts[phase] ?? "");
}

/** Cards or stones, by seat or side. */
type Rows = readonly (readonly string[])[];

/** Cases that may apply to the viewer, who is the first seat for a spectator; the most specific first. */
function casesOf(view: AnyView): string[] {
  const seat = view.viewer ?? 0;
  const { hands, held }: { hands?: Rows; held?: Rows } = Object(view);
  const leads = "count" in view && view.count === 0;
  const ranks = hands?.[seat]?.map((card) => card[0]) ?? [];
  const cases = {
    "own crib": view.dealer !== undefined && sideOf(view, view.dealer) === sideOf(view, seat),
    "low lead": leads && ranks.some((rank) => rank && "A234".includes(rank)),
    "pair lead": leads && new Set(ranks).size < ranks.length,
    lead: leads,
    columns: sideOf(view, seat) === 0,
    first: held?.[sideOf(view, seat)]?.length === 0,
  };
  return Object.entries(cases).flatMap(([name, is]) => (is ? [name] : []));
}
