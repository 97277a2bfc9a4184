/** An event of a running example. Lines count from 1. */
export type Report =
  | { readonly kind: "log"; readonly text: string }
  /** A value, and whether the comment at the end of the line says the same; undefined if it says nothing. */
  | { readonly kind: "value"; readonly line: number; readonly text: string; readonly same: boolean | undefined }
  | { readonly kind: "error"; readonly line: number | undefined; readonly text: string }
  | { readonly kind: "done" };
