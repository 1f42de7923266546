import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { RequirementRow } from "../lib/requirement-rows";
import { ROOT } from "../lib/run";
import { CHOSEN_BREAKS } from "./breaks";
import { alterCode, alterText } from "./mutate";

/** A change of the product that breaks what a requirement says. */
export interface Break {
  /** Path from the root. */
  readonly file: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** What was changed, in words for the table. */
  readonly mutation: string;
  /** Does it; what it returns undoes it. */
  apply(): () => void;
}

interface Source {
  readonly file: string;
  readonly text: string;
}

/** What a deployment runs, without what is generated and what only the sandbox has. */
const FOLDERS = [
  "schema/rules",
  "schema/rest",
  "schema/graphql",
  "backend/src",
  "gateway",
  "durable-objects",
  "app",
];
const IS_LEFT_OUT = /^app\/gql\/|sandbox|playground|\.d\.ts$/;
/** Where what the menus lead to stands. */
const MENUS = ["app/features/customer-area/menu.ts", "app/features/site/navigation.ts"];
/** How many lines behind a comment that names an id are about it. */
const NEAR = 14;

/** All of the sources in which a requirement may be broken. */
export const sources = (): readonly Source[] =>
  FOLDERS.flatMap(filesBelow).map((file) => ({ file, text: readFileSync(`${ROOT}${file}`, "utf8") }));

function filesBelow(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) && !IS_LEFT_OUT.test(path) ? [path] : [];
  });
}

/**
 * The first of these that is possible, null when none is: the one chosen by hand; another address for a page, another
 * name for a field of an entity; a quoted text where the source names the id; a quoted text anywhere; the code right
 * behind a comment that names the id.
 */
export function findBreak({ id, text }: RequirementRow, all: readonly Source[]): Break | null {
  const chosen = CHOSEN_BREAKS[id];
  if (chosen) {
    const source = all.find(({ file }) => file === chosen.file);
    const at = source?.text.indexOf(chosen.find) ?? -1;
    if (!source || at < 0) throw new Error(`${id}: ${chosen.find} is not in ${chosen.file}`);
    return replaceAt(source, at, chosen.find, chosen.replace);
  }
  if (id.startsWith("ROUTE-")) return movePage(text);
  const menus = all.filter(({ file }) => id.startsWith("NAV-") && MENUS.includes(file));
  const naming = [...menus, ...all.filter((source) => new RegExp(`\\b${id}\\b`).test(source.text))];
  const quoted = quotedIn(text);
  return (
    (id.startsWith("ENT-") ? first(naming, (source) => renameField(source, id, text)) : null) ??
    first(naming, (source) => first(quoted, (words) => breakText(source, words, idAt(source, id)))) ??
    first(quoted.filter(isTelling), (words) => first(all, (source) => breakText(source, words, 0))) ??
    first(naming, (source) => breakCode(source, id))
  );
}

/** Quoted texts, paths and names of values in a row; Chinese ones first, then longer ones. */
function quotedIn(text: string): string[] {
  const plain = text.replace(/\[S\d[^\]]*\]/g, "");
  const quoted = [...plain.matchAll(/`([^`]+)`/g)].flatMap(([, words = ""]) => piecesOf(words));
  const paths = [...plain.matchAll(/(?<=[\s(])\/\w+(?:\/\w+)*/g)].map(([path]) => path);
  const values = [...plain.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g)].map(([name]) => name);
  const names = values.filter((name) => name.length > 3);
  const weight = (words: string) => (/[一-鿿]/.test(words) ? 1000 : 0) + words.length;
  return [...new Set([...quoted, ...paths, ...names])].sort((one, other) => weight(other) - weight(one));
}

/** `GET /order/api/order/{id}/cancel` is written with its path alone, `{n}S后重发` with what stands around the number. */
const piecesOf = (words: string): string[] =>
  words
    .replace(/^(GET|POST|PUT|DELETE)\*? +/, "")
    .split(/\?|\{\w+\}(?!\/)/)
    .filter((piece) => piece.length > 1);

/** Whether a text is found by itself: sentences, paths and names of values, and no names of fields. */
const isTelling = (words: string): boolean => /[一-鿿]{2}|^\/\w+\/\w+|^[A-Z]+_[A-Z_]+$/.test(words);

const idAt = ({ text }: Source, id: string): number => text.search(new RegExp(`\\b${id}\\b`));

/** Breaks a text within a string or between tags, the first one behind `from`, or else the first one. */
function breakText(source: Source, words: string, from: number): Break | null {
  const places = [
    ...source.text.matchAll(new RegExp(`(?<=["'\`>/}\\s(])${quoteForPattern(words)}(?=["'\`<$?\\s])`, "g")),
  ]
    .map(({ index }) => index)
    .filter((at) => !isComment(source.text, at));
  const at = places.find((place) => place > from) ?? places[0];
  return at === undefined ? null : replaceAt(source, at, words, alterText(words));
}

/** Breaks the first thing behind a comment that names the id. */
function breakCode(source: Source, id: string): Break | null {
  const lines = source.text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (!new RegExp(`\\b${id}\\b`).test(line)) continue;
    const isAside = !isComment(source.text, offsetOf(lines, index) + line.search(/\S/));
    const start = isAside
      ? index
      : lines.findIndex((one, at) => at > index && !/^\s*(\*|\/\/|\/\*)/.test(one));
    for (let at = start; at >= 0 && at < Math.min(lines.length, start + NEAR); at++) {
      const code = lines[at] ?? "";
      if (/^\s*(\*|\/\/|\/\*|import\b)/.test(code)) continue;
      const altered = alterCode(code);
      if (altered) return replaceAt(source, offsetOf(lines, at), code, altered);
    }
  }
  return null;
}

/** Gives the page of a route another address. */
function movePage(text: string): Break | null {
  const [, address = ""] = /`(\/[\w/]*)`/.exec(text) ?? [];
  const name = address.slice(1).replaceAll("/", ".");
  const pages = readdirSync(`${ROOT}app/routes`);
  const page = pages.find((one) =>
    [name, `_public.${name}`, `${name}._index`, `_public.${name}._index`].includes(one),
  );
  if (!page || name === "") return null;
  const from = `app/routes/${page}`;
  const to = `app/routes/${page.replace(name, `${name}x`)}`;
  return {
    file: from,
    line: 1,
    mutation: `${address} → ${address}x`,
    apply() {
      renameSync(`${ROOT}${from}`, `${ROOT}${to}`);
      return () => renameSync(`${ROOT}${to}`, `${ROOT}${from}`);
    },
  };
}

/** Gives the last field that a row names another name, behind where the source names the entity. */
function renameField(source: Source, id: string, text: string): Break | null {
  const from = idAt(source, id);
  const names = [...text.matchAll(/[a-z]\w+(?=[,.(` ])/g)].map(([name]) => name).reverse();
  return first(names, (name) => {
    const at = source.text.slice(from).search(new RegExp(`(?<=^\\s+)${name}(?=: )`, "m"));
    return at < 0 ? null : replaceAt(source, from + at, name, `${name}X`);
  });
}

const offsetOf = (lines: readonly string[], index: number): number =>
  lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);

const isComment = (text: string, at: number): boolean => {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at + 1);
  return /^\s*(\*|\/\*|\/\/)/.test(line) || /\s\/\/\s/.test(line);
};

function replaceAt({ file, text }: Source, at: number, found: string, replacement: string): Break {
  return {
    file,
    line: text.slice(0, at).split("\n").length,
    mutation: `${found.trim()} → ${replacement.trim()}`,
    apply() {
      writeFileSync(`${ROOT}${file}`, text.slice(0, at) + replacement + text.slice(at + found.length));
      return () => writeFileSync(`${ROOT}${file}`, text);
    },
  };
}

function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

const quoteForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
