import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type JSXChild, type Node, parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

/** Latin that belongs into Chinese text: units, file formats, names of programs, keys, and what is typed as an example. */
const ALLOWED =
  /^(App|cm|MB|jpg|png|mp|csv|xls|xlsx|Excel|ICP|iOS|Android|Edge|Chrome|Firefox|JavaScript|Shift|Enter|Esc|Ctrl|Mac|https?|dbwl|IP|Authorization|Bearer|POST|Standard|[Ww]ebhooks?|id|timestamp|signature|msg)$/;

/** Attributes and properties of components that somebody reads or hears. */
const READ =
  /^(aria-label|alt|title|placeholder|label|description|caption|text|lead|message|hint|submitLabel|confirmLabel)$/;

/** Pages of the sandbox are for who tries the product out. */
const isForCustomers = (file: string) => !/sandbox|\/playground\//.test(file);

/** What is written as one string; null for anything else. */
function stringIn(node: Node | null): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** What stands in a component for people to read, as it is written. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const add = (text: string | null) => {
    if (text !== null) found.push(text);
  };
  const addChinese = (node: Node) => {
    const text = stringIn(node);
    if (text !== null && /[一-鿿]/.test(text)) found.push(text);
  };
  const addChildren = ({ children }: { children: JSXChild[] }) => {
    for (const child of children) {
      if (child.type === "JSXText") found.push(child.value);
      if (child.type === "JSXExpressionContainer") add(stringIn(child.expression));
    }
  };
  const { program } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
  new Visitor({
    Literal: addChinese,
    TemplateLiteral: addChinese,
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && READ.test(name.name)) add(stringIn(value));
    },
    Property({ key, value }) {
      const name = key.type === "Identifier" ? key.name : stringIn(key);
      if (name !== null && READ.test(name)) add(stringIn(value));
    },
  }).visit(program);
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
