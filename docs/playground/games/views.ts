/** How each game looks. */
export { cribbageView } from "./cribbage.ts";
export { cribinoView } from "./cribino.ts";
export { crosscribbView } from "./crosscribb.ts";
export { sacksonView } from "./sackson.ts";
