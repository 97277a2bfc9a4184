import ts from "typescript";
import { promised } from "../docs/theme/runner/promised.ts";

/** An example with each value that a comment promises as an assertion, `__expect(actual, expected)`, on the same lines. */
export function asserted({ code, kind }: { readonly code: string; readonly kind: string }): string {
  const file = ts.createSourceFile(`example.${kind}`, code, ts.ScriptTarget.ES2022);
  const edits = file.statements.flatMap((statement) => {
    const comment = ts.isExpressionStatement(statement) && promised(code, statement.end);
    if (!comment) return [];
    const [start, end] = [statement.getStart(file), statement.end + comment.length];
    const actual = statement.expression.getText(file);
    const lines = (text: string) => text.split("\n").length;
    const below = "\n".repeat(lines(code.slice(start, end)) - lines(actual) - lines(comment.value) + 1);
    return [{ start, end, text: `__expect(${actual}, ${below}${comment.value});` }];
  });
  return edits.reduceRight((text, { start, end, text: edit }) => text.slice(0, start) + edit + text.slice(end), code);
}
