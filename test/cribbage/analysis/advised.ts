import * as bots from "../../../src/bots/index.ts";
import { type expert, trials } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageMove, CribbageView } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import type { Random, RecordOf } from "../../../src/index.ts";

/** The method of a test. */
interface Options {
  readonly deals?: number;
  /** Default {@link trials}. */
  readonly method?: typeof trials | typeof expert;
  readonly random?: Random;
  readonly seat?: number;
}

function settingsOf({ deals, method = trials, ...others }: Options) {
  return { ...others, method: method({ deals: deals ?? null }) };
}

/** The final values of the choices in a cribbage view. */
export function advised(view: CribbageView, options: Options = {}): readonly bots.Choice<CribbageMove>[] {
  return [...bots.advise(cribbage, view, settingsOf(options))].at(-1)!.choices;
}

/** The reviews of a game of cribbage. */
export function reviews(record: RecordOf<typeof cribbage>, options: Options = {}): bots.Review<CribbageMove>[] {
  return [...bots.review(cribbage, record, settingsOf(options))];
}
