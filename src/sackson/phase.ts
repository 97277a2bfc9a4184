import type { Phase } from "../generic/phases.ts";
import type { SacksonMove, SacksonRefusalCode } from "./moves.ts";
import type { SacksonState } from "./state.ts";

/** A phase of the Sackson game. */
export type SacksonPhase = Phase<SacksonState, SacksonMove, SacksonRefusalCode>;
