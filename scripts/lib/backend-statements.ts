import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { tablesIn } from "../../backend/src/shared/stores/tables-in";
import { ROOT, sourceFiles } from "../../tests/support/project/source-files";

const BACKEND = "backend/src";
const BUILDERS = new Set(["select", "selectDistinct", "insert", "update", "delete", "run", "all", "get"]);
const WRITERS = new Set(["insert", "update", "delete"]);
const LOOKS_LIKE_SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|JOIN)\b/;
const WRITTEN = /\b(?:INTO|UPDATE|DELETE FROM)\s+(?:OR \w+ )?["`]?(\w+)/g;

/** A statement in the backend's sources, or a piece of one. */
export interface SourceStatement {
  readonly file: string;
  readonly line: number;
  readonly tables: readonly string[];
  /** Those of its tables that it writes. */
  readonly writes: readonly string[];
}

/** A node of the syntax tree; what it holds besides is asked for by its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === "string";
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
/** `orders` of an identifier, `tables.orders` of a member of one; nothing of any other node. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return String(node.name);
  if (node.type !== "MemberExpression" || node.computed === true) return "";
  return [nameOf(node.object), nameOf(node.property)].join(".");
}

/** Tables of drizzle by the constants that hold them. */
const allConstants = new Map(
  sourceFiles(BACKEND)
    .filter((path) => path.endsWith(".tables.ts"))
    .flatMap((path) =>
      [...readFileSync(`${ROOT}${path}`, "utf8").matchAll(/const (\w+) = sqliteTable\(\s*"(\w+)"/g)].map(
        ([, constant = "", table = ""]) => [constant, table] as const,
      ),
    ),
);

/** Those that a file imports: a variable may have the name of another module's table. */
function constantsIn(source: string): ReadonlyMap<string, string> {
  const named = source.matchAll(/import (?:type )?\{([^}]*)\} from "[^"]*\.tables"/g);
  const names = [...named].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  const spaces = [...source.matchAll(/import \* as (\w+) from "[^"]*\.tables"/g)].map(([, name]) => name);
  return new Map(
    [...allConstants].flatMap(([constant, table]) => [
      ...(names.includes(constant) ? [[constant, table] as const] : []),
      ...spaces.map((space) => [`${space}.${constant}`, table] as const),
    ]),
  );
}

type Constants = ReadonlyMap<string, string>;

/** The text of a literal, with the names of tables that stand in it; null for every other node. */
function textOf(node: Node, constants: Constants): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  const pieces = [node.quasis].flat().map((quasi) => String(Object(Object(quasi).value).cooked ?? ""));
  const names = [node.expressions]
    .flat()
    .map((expression) => constants.get(nameOf(expression)) ?? "expression");
  return pieces.map((piece, index) => piece + (names[index] ?? "")).join("");
}

/** The method that a call calls: `insert` of `orm.insert(…)`. */
function methodOf(node: Node): string {
  const callee = node.type === "CallExpression" && isNode(node.callee) ? node.callee : null;
  return callee?.type === "MemberExpression" ? nameOf(callee.property) : "";
}

interface Named {
  readonly tables: Set<string>;
  readonly writes: Set<string>;
}

/** Collects the tables that a node names: constants of drizzle, and names in texts of SQL. */
function collect(node: Node, constants: Constants, named: Named): Named {
  const constant = constants.get(nameOf(node));
  if (constant) named.tables.add(constant);
  const text = textOf(node, constants);
  if (text && LOOKS_LIKE_SQL.test(text)) {
    for (const table of tablesIn(text)) named.tables.add(table);
    for (const [, table = ""] of text.matchAll(WRITTEN)) named.writes.add(table);
  }
  if (WRITERS.has(methodOf(node))) {
    const written = constants.get(nameOf([node.arguments].flat()[0]));
    if (written) named.writes.add(written);
  }
  for (const child of childrenOf(node)) {
    // `messages.length` is no table, `{ orders: 1 }` neither.
    const isOwnName = (key: string) => node[key] === child && node.computed !== true;
    if (node.type === "MemberExpression" && isOwnName("property")) continue;
    if (node.type === "Property" && isOwnName("key") && node.shorthand !== true) continue;
    collect(child, constants, named);
  }
  return named;
}

/** Every statement in a file that names a table. */
function statementsOf(file: string): SourceStatement[] {
  const source = readFileSync(`${ROOT}${file}`, "utf8");
  const constants = constantsIn(source);
  const found: SourceStatement[] = [];
  const add = (node: Node) => {
    const { tables, writes } = collect(node, constants, { tables: new Set(), writes: new Set() });
    const line = source.slice(0, node.start).split("\n").length;
    if (tables.size > 0) found.push({ file, line, tables: [...tables].sort(), writes: [...writes].sort() });
  };
  /** Goes down to the statements; `chain` is the outermost call of the chain that a node stands in. */
  const visit = (node: Node, chain: Node | null) => {
    const text = textOf(node, constants);
    const isSql = text !== null && LOOKS_LIKE_SQL.test(text);
    const isChained = node.type === "CallExpression" || node.type === "MemberExpression";
    const outermost = isChained ? (chain ?? node) : null;
    if (isSql || BUILDERS.has(methodOf(node))) add(isSql ? node : (outermost ?? node));
    for (const child of childrenOf(node)) {
      const continues = isChained && (node.callee === child || node.object === child);
      visit(child, continues ? outermost : null);
    }
  };
  visit(parseSync(file, source).program as unknown as Node, null);
  return found;
}

/** Every statement of the backend that names a table, and every piece of one. */
export const backendStatements = (): SourceStatement[] =>
  sourceFiles(BACKEND)
    .filter((path) => !path.endsWith(".tables.ts"))
    .flatMap(statementsOf);
