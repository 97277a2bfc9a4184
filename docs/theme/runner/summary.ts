import type { Report } from "./report.ts";

/** The result of an example, in a line. */
export interface Summary {
  readonly good: boolean;
  readonly text: string;
}

export function summarize(reports: readonly Report[]): Summary {
  const error = reports.find(({ kind }) => kind === "error");
  if (error?.kind === "error") return { good: false, text: `${where(error.line)}${error.text}` };
  const values = reports.filter((report) => report.kind === "value" && report.same !== undefined);
  const wrong = values.filter((report) => report.kind === "value" && !report.same);
  if (wrong.length > 0)
    return { good: false, text: `${wrong.length} of ${count(values.length)} not as the comments say` };
  return { good: true, text: values.length > 0 ? `${count(values.length)} as the comments say` : "No errors" };
}

function where(line: number | undefined): string {
  return line === undefined ? "" : `Line ${line}: `;
}

function count(values: number): string {
  return values === 1 ? "1 value" : `${values} values`;
}
