import type { Fault } from "../core/fault.ts";
import { type AnyGame, typed } from "../core/game.ts";
import { expectObject, expectString } from "../schema/read.ts";
import { type DescribeOptions, phraseOf, readNarration } from "./narration.ts";
import { placesIn } from "./template.ts";
import { sentence, valueFor } from "./values.ts";

/**
 * Explains a refused move, or an error in a text, to a player.
 *
 * @param game - the game
 * @param refusal - the result of `refusal`, or a caught IllegalMoveError or NotationError
 * @param options - the listener, the players' names, and the words
 * @returns a sentence without a period
 * @throws InvalidStateError when it is not a refusal, or an option is unknown or invalid
 *
 * @example
 * ```ts
 * import { describeRefusal, NotationError } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const state = cribbage.initialState();
 * const refusal = cribbage.refusal(state, { type: "go", seat: 0 })!;
 * describeRefusal(cribbage, refusal, { viewer: 0 }); // => "Wait for the cards"
 *
 * let told = "";
 * try {
 *   cribbage.parseMove("0 discard 5H H6");
 * } catch (error) {
 *   if (error instanceof NotationError) told = describeRefusal(cribbage, error);
 * }
 * told; // => "“H6” is not a card; write 6H"
 * ```
 */
export function describeRefusal<G extends AnyGame>(
  game: G,
  refusal: Pick<Fault, "code" | "values">,
  options?: DescribeOptions<G> | null,
): string {
  const rules: AnyGame = typed(game);
  expectObject(refusal, ["refusal"]);
  const narration = readNarration(rules, options);
  const { code, values = {} } = refusal;
  expectString(code, ["refusal", "code"]);
  expectObject(values, ["refusal", "values"]);
  const template = phraseOf(narration, `refusal.${code}`) ?? "";
  // A fault that was stored or sent may have lost values that its sentence needs.
  const isFilled = placesIn(template.replace(/\[[^[\]]*\]/g, "")).every((place) => valueFor(values, place, narration));
  return (isFilled && sentence(template, values, narration)) || sentence(phraseOf(narration, "refusal"), {}, narration);
}
