import { type AnyView, sideOf } from "fifteen-two";
import { t } from "../ui/words.ts";
import TIPS from "./tips.json";

/** What to think of in a phase, and in some cases of it. */
const tips: Readonly<Record<string, string>> = TIPS;

/** What the viewer may think of now; empty where there is nothing to say. */
export function tipFor(game: string, view: AnyView): string {
  const phase = `${game} ${view.phase}`;
  const cases = casesOf(view).map((one) => tips[`${phase}, ${one}`]);
  return t(cases.find(Boolean) ?? tips[phase] ?? "");
}

/** Cards or stones, by seat or side. */
type Rows = readonly (readonly string[])[];

/** What may be so of the viewer, who is the first seat for a spectator; what says more comes first. */
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
