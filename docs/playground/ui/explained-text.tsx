import { lazy } from "./lazy.tsx";

/** A text whose terms explain themselves, once that has loaded. */
export const ExplainedText = lazy(
  async () => ({ default: (await import("./terms.tsx")).Terms }),
  ({ text }) => <>{text}</>,
);
