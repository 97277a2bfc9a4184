import fc from "fast-check";

// The same examples in every run. Each night `LAW_SEED` brings others; a failure prints the seed.
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 1) });
