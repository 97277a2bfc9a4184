/** How each game looks, by its id. */
export { cribbageView as cribbage } from "./cribbage.ts";
export { cribinoView as cribino } from "./cribino.ts";
export { crosscribbView as crosscribb } from "./crosscribb.ts";
export { sacksonView as sackson } from "./sackson.ts";
