import type { Phase } from "../generic/phases.ts";
import type { CribinoMove, CribinoRefusalCode } from "./moves.ts";
import type { CribinoState } from "./state.ts";

/** A phase of Crib-Ino. */
export type CribinoPhase = Phase<CribinoState, CribinoMove, CribinoRefusalCode>;
