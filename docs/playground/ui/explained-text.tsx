import { lazy } from "./lazy.tsx";

/** A text with explained terms, once the explanations have loaded. */
export const ExplainedText = lazy(
  async () => ({ default: (await import("./terms.tsx")).Terms }),
  ({ text }) => <>{text}</>,
);
