import ts from "typescript";

/** Shortcuts that examples avoid: casts, `any`, `!`, and comments that silence a tool. */
export function castsIn(file: string, source: string): string[] {
  const found: string[] = source.match(/@ts-|biome-ignore/g) ?? [];
  const look = (node: ts.Node) => {
    if (ts.isAssertionExpression(node) || ts.isNonNullExpression(node) || node.kind === ts.SyntaxKind.AnyKeyword)
      found.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true));
  return found;
}
