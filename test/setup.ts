import fc from "fast-check";
import { often, SEED } from "./often.ts";

// The same examples in every run. Each night `SEED` brings others.
fc.configureGlobal({ seed: SEED, numRuns: often(25, 100) });
