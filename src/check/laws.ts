import { JSON_AND_TEXT } from "./laws/json.ts";
import { MOVES } from "./laws/moves.ts";
import { VIEWS } from "./laws/views.ts";
import type { Laws } from "./played.ts";

/** The laws that every game keeps, by title. Add a new law to the file of its subject in `laws/`. */
export const LAWS: Laws = { ...MOVES, ...JSON_AND_TEXT, ...VIEWS };
