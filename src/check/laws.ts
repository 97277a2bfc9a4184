import { FORMS } from "./json.ts";
import { MOVES } from "./moves.ts";
import type { Laws } from "./played.ts";
import { VIEWS } from "./views.ts";

/** The laws that every game keeps, by their titles. */
export const LAWS: Laws = { ...MOVES, ...FORMS, ...VIEWS };
