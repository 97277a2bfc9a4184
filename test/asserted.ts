import ts from "typescript";
import { promised } from "../docs/theme/runner/promised.ts";

/**
 * An example with each value that a comment promises as an assertion, `__expect(n, actual, expected)`, on the same lines.
 * Throws if a comment promises a value where no expression stands before it.
 */
export function asserted({
  name,
  code,
  kind,
}: {
  readonly name: string;
  readonly code: string;
  readonly kind: string;
}): {
  readonly code: string;
  /** How many values are promised: `n` counts from 0. */
  readonly count: number;
} {
  const file = ts.createSourceFile(`example.${kind}`, code, ts.ScriptTarget.ES2022);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const comment = ts.isExpressionStatement(node) && promised(code, node.end);
    if (!comment) {
      ts.forEachChild(node, visit);
      return;
    }
    const [start, end] = [node.getStart(file), node.end + comment.length];
    const actual = node.expression.getText(file);
    const lines = (text: string) => text.split("\n").length;
    const below = "\n".repeat(lines(code.slice(start, end)) - lines(actual) - lines(comment.value) + 1);
    edits.push({ start, end, text: `__expect(${edits.length}, ${actual}, ${below}${comment.value});` });
  };
  visit(file);
  const promises = code.match(/\/\/ =>/g)?.length ?? 0;
  if (promises !== edits.length)
    throw new Error(
      `${name}: ${promises - edits.length} of ${promises} promised values have no expression before them`,
    );
  const text = edits.reduceRight(
    (text, { start, end, text: edit }) => text.slice(0, start) + edit + text.slice(end),
    code,
  );
  return { code: text, count: edits.length };
}
