import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

/** Latin that belongs into Chinese text: units, file formats, names of programs, keys, and what is typed as an example. */
const ALLOWED =
  /^(App|cm|MB|jpg|png|mp|csv|xls|xlsx|Excel|ICP|iOS|Android|Edge|Chrome|Firefox|JavaScript|Shift|Enter|Esc|Ctrl|Mac|https?|dbwl)$/;

/** Attributes and properties of components that somebody reads or hears. */
const READ =
  /^(aria-label|alt|title|placeholder|label|description|caption|text|lead|message|hint|submitLabel|confirmLabel)$/;

/** Pages of the sandbox are for who tries the product out. */
const isForCustomers = (file: string) => !/sandbox|\/playground\//.test(file);

/** What stands in a component for people to read, as it is written. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const { parent } = node;
      const name =
        ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText(source) : "";
      const isChild = ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
      if (READ.test(name) || isChild || /[一-鿿]/.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test("[GEN-01] what components say is Chinese", () => {
  const files = sourceFiles("app").filter((file) => file.endsWith(".tsx") && isForCustomers(file));
  expect(files.length).toBeGreaterThan(300);
  const foreign = files.flatMap((file) =>
    textsIn(file).flatMap((text) => {
      const words = text.replace(/https?:\/\/\S*|\$\{[^}]*\}/g, "").match(/[A-Za-z]{2,}/g) ?? [];
      return words.filter((word) => !ALLOWED.test(word)).map((word) => `${file}: ${word}`);
    }),
  );
  expect(foreign).toEqual([]);
});
