import { type AnyGame, type AnyView, sideOf } from "fifteen-two";
import { t } from "../ui/words.ts";
import TIPS from "./tips.json";
import TURNS from "./turns.json";

/** A tip for the viewer's position; empty where there is none. */
export const tipFor = finder(TIPS);

/** The task of the seat to move: "lead a card". */
export const turnFor = finder(TURNS);

/** A function that finds the text for a phase, or for a case of it, which comes first. */
function finder(texts: Readonly<Record<string, string>>) {
  return (game: AnyGame, view: AnyView): string => {
    const phase = `${game.id} ${view.phase}`;
    const cases = casesOf(game, view).map((one) => texts[`${phase}, ${one}`]);
    return t(cases.find(Boolean) ?? texts[phase] ?? "");
  };
}

/** Cards or stones, by seat or side. */
type Rows = readonly (readonly string[])[];

/** Cases that may apply to the viewer, who is the first seat for a spectator; the most specific first. */
function casesOf(game: AnyGame, view: AnyView): string[] {
  const seat = view.viewer ?? 0;
  const { hands, held, laid }: { hands?: Rows; held?: Rows; laid?: readonly unknown[] } = Object(view);
  const leads = "count" in view && view.count === 0;
  const ranks = hands?.[seat]?.map((card) => card[0]) ?? [];
  // A pair of fives is not worth leading.
  const others = ranks.filter((rank) => rank !== "5");
  const legal = game.legalMoves(view);
  const moves = new Set(legal.map(({ type }) => type));
  const cases = {
    only: legal.length === 1,
    "own crib": view.dealer !== undefined && sideOf(view, view.dealer) === sideOf(view, seat),
    "low lead": leads && ranks.some((rank) => rank && "A234".includes(rank)),
    "pair lead": leads && new Set(others).size < others.length,
    "five lead": leads && ranks.length > others.length,
    lead: leads,
    free: moves.has("pass") && !moves.has("lay"),
    stuck: !moves.has("lay"),
    owed: !moves.has("place"),
    paid: !moves.has("discard"),
    opening: laid?.length === 0,
    columns: sideOf(view, seat) === 0,
    first: held?.[sideOf(view, seat)]?.length === 0,
  };
  return Object.entries(cases).flatMap(([name, is]) => (is ? [name] : []));
}
