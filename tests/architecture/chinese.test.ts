import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type JSXChild, type Node, parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

/** Latin that belongs into Chinese text: units, file formats, names of programs, keys, and what is typed as an example. */
const ALLOWED =
  /^(App|cm|MB|jpg|png|mp|csv|xls|xlsx|Excel|ICP|iOS|Android|Edge|Chrome|Firefox|JavaScript|Shift|Enter|Esc|Ctrl|Mac|https?|dbwl|IP|Authorization|Bearer|POST|Standard|[Ww]ebhooks?|id|timestamp|signature|msg|kg|Cookie)$/;

/** Attributes and properties of components that customers read or hear. */
const READ =
  /^(aria-label|alt|title|placeholder|label|description|caption|text|lead|message|hint|submitLabel|confirmLabel|cancelLabel|success|words|note|why|summary|question|promise|says)$/;

/** Pages of the sandbox are for who tries the product out; the developers' guide names what they write. */
const isForCustomers = (file: string) => !/sandbox|\/playground\/|developer-guide\/.*server\.ts$/.test(file);

/** What is written as one string; null for anything else. */
function stringIn(node: Node | null): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

const stringOfName = (node: Node) => (node.type === "Identifier" ? node.name : null);

/** As `stringIn`, or what is written around the values of a template, if there are words. */
function wordsIn(node: Node | null): string | null {
  if (node?.type !== "TemplateLiteral") return stringIn(node);
  const written = node.quasis.map(({ value }) => value.cooked).join("");
  return /\p{L}/u.test(written) ? written : null;
}

/** All that an expression can say: each way of a choice. */
function stringsIn(node: Node | null, read = stringIn): (string | null)[] {
  if (node?.type === "ConditionalExpression")
    return [...stringsIn(node.consequent, read), ...stringsIn(node.alternate, read)];
  if (node?.type === "LogicalExpression")
    return [...stringsIn(node.left, read), ...stringsIn(node.right, read)];
  return [read(node)];
}

/** What stands in a module of the app for people to read, as it is written. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const add = (node: Node | null) => {
    found.push(...stringsIn(node).filter((text) => text !== null));
  };
  const addChinese = (node: Node) => {
    const text = stringIn(node);
    if (text !== null && /[一-鿿]/.test(text)) found.push(text);
  };
  const addChildren = ({ children }: { children: JSXChild[] }) => {
    for (const child of children) {
      if (child.type === "JSXText") found.push(child.value);
      if (child.type === "JSXExpressionContainer") add(child.expression);
    }
  };
  const { program } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
  new Visitor({
    Literal: addChinese,
    TemplateLiteral: addChinese,
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !READ.test(name.name)) return;
      add(value?.type === "JSXExpressionContainer" ? value.expression : value);
    },
    Property({ key, value }) {
      const name = key.type === "Identifier" ? key.name : stringIn(key);
      if (name !== null && READ.test(name)) add(value);
    },
    CallExpression({ callee, arguments: [text] }) {
      const isToast = callee.type === "MemberExpression" && stringOfName(callee.object) === "toast";
      if (isToast && text?.type !== "SpreadElement") add(text ?? null);
    },
  }).visit(program);
  return found;
}

test("[GEN-01] the texts of the app are in Chinese", () => {
  const files = sourceFiles("app").filter((file) => /\.tsx?$/.test(file) && isForCustomers(file));
  expect(files.filter((file) => file.endsWith(".tsx")).length).toBeGreaterThan(300);
  const foreign = files.flatMap((file) =>
    textsIn(file).flatMap((text) => {
      const words =
        text.replace(/https?:\/\/\S*|^\/\w+\/[\w/]+$|\$\{[^}]*\}/g, "").match(/[A-Za-z]{2,}/g) ?? [];
      return words.filter((word) => !ALLOWED.test(word)).map((word) => `${file}: ${word}`);
    }),
  );
  expect(foreign).toEqual([]);
});

test("[GEN-01] the refusals of the backend are in Chinese", () => {
  const refusals = ["backend/src", "schema", "gateway"].flatMap(sourceFiles).flatMap((file) => {
    const found: string[] = [];
    const add = (node: Node | null | undefined) => {
      found.push(...stringsIn(node ?? null, wordsIn).filter((said) => said !== null));
    };
    const { program } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
    new Visitor({
      NewExpression({ callee, arguments: [, text] }) {
        if (/^(BusinessError|RestError)$/.test(stringOfName(callee) ?? "")) add(text);
      },
      Property({ key, value }) {
        // What a form says at a field.
        if (file.startsWith("schema/rules/") && stringOfName(key) === "message") add(value);
      },
      CallExpression({ callee, arguments: [text] }) {
        if (/^(invalidInput|notFound|tooManyRequests)$/.test(stringOfName(callee) ?? "")) add(text);
      },
      ArrowFunctionExpression({ params }) {
        // What a helper says unless it is told.
        for (const one of params)
          if (one.type === "AssignmentPattern" && stringOfName(one.left) === "message") add(one.right);
      },
    }).visit(program);
    return found;
  });
  expect(refusals.length).toBeGreaterThan(250);
  expect(refusals.filter((text) => !/[一-鿿]/.test(text))).toEqual([]);
});
