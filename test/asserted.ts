import { parseSync } from "vite";
import { promised } from "../docs/theme/runner/promised.ts";

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly expression?: Node;
}

/** The outermost expression statements under a node that a test accepts. */
function* statementsIn(node: unknown, accepts: (statement: Node) => boolean): Generator<Node, void, void> {
  if (typeof node !== "object" || node === null) return;
  const at = node as Node;
  if (at.type === "ExpressionStatement" && accepts(at)) yield at;
  else for (const part of Object.values(node)) yield* statementsIn(part, accepts);
}

/**
 * An example with each value that a comment promises as an assertion, `__expect(n, actual, expected)`, on the same
 * lines. Throws if a comment promises a value where no expression stands before it.
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
  /** Number of promised values; `n` counts from 0. */
  readonly count: number;
} {
  const { program, errors } = parseSync(`example.${kind}`, code);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  const statements = [...statementsIn(program.body, ({ end }) => promised(code, end) !== undefined)];
  const promises = code.match(/\/\/ =>/g)?.length ?? 0;
  if (promises !== statements.length)
    throw new Error(
      `${name}: ${promises - statements.length} of ${promises} promised values have no expression before them`,
    );
  const lines = (text: string) => text.split("\n").length;
  const edits = statements.map(({ start, end: statementEnd, expression }, n) => {
    const comment = promised(code, statementEnd)!;
    const end = statementEnd + comment.length;
    const actual = code.slice(expression!.start, expression!.end);
    const below = "\n".repeat(lines(code.slice(start, end)) - lines(actual) - lines(comment.value) + 1);
    return { start, end, text: `__expect(${n}, ${actual}, ${below}${comment.value});` };
  });
  const text = edits.reduceRight(
    (text, { start, end, text: edit }) => text.slice(0, start) + edit + text.slice(end),
    code,
  );
  return { code: text, count: edits.length };
}
