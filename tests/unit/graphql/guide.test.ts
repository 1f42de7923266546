import { readFileSync } from "node:fs";
import { getNamedType, isUnionType, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../../../schema/graphql";
import { restCalls } from "../../../schema/rest";
import type { RestCall } from "../../../schema/rest/rest-call";
import { MAX_COST, OPERATION_LIMITS } from "../../../schema/rules/account/operation-limits";
import { TABLES } from "./tables";

const guide = readFileSync(new URL("../../../docs/graph.md", import.meta.url), "utf8");
const calls = Object.values(restCalls).flatMap((domain) => Object.values<RestCall>(domain));
const lines = Object.values(TABLES).flat();

const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

/** Who may make a REST call, which is written as `METHOD /path`. */
function authOf(asked: string): RestCall["auth"] | undefined {
  const [method = "", path = ""] = asked.split(" ");
  const isOf = (call: RestCall) =>
    (call.method === method || (call.alsoGet && method === "GET")) &&
    new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  return (calls.find((call) => call.path === path && isOf(call)) ?? calls.find(isOf))?.auth;
}

/** It asks whether there is a call, whatever that answers. */
const PROBE = "Query.offersApiKeys";

/** Whether all REST calls that a field makes in the tables want a session. */
function needsLogin(name: string): boolean {
  if (name === PROBE) return false;
  const auths = lines
    .filter(({ field }) => field === name)
    .flatMap(({ asked }) => asked.map(({ call }) => authOf(call)));
  return auths.length > 0 && auths.every((auth) => auth === "required");
}

describe("docs/graph.md", () => {
  test.each(roots)("$name says whether it needs login, as its REST calls do", ({ name, field }) => {
    const says = /\b(Needs login|Public)\b/.exec(field.description ?? "")?.[1];
    expect(says).toBe(needsLogin(name) ? "Needs login" : "Public");
  });

  test("of the queries, only priceQuote answers a refusal as data", () => {
    const refusing = roots.filter(({ name, field }) => {
      const type = getNamedType(field.type);
      return (
        name.startsWith("Query.") &&
        isUnionType(type) &&
        type.getTypes().some((t) => t.name === "BusinessError")
      );
    });
    expect(refusing.map(({ name }) => name)).toEqual(["Query.priceQuote"]);
    expect(guide).toContain("A mutation, and `priceQuote`, answers a union");
  });

  test("the limits are those that are checked", () => {
    const { depth, fields, aliases, directives, tokens } = OPERATION_LIMITS;
    const number = (value: number) => value.toLocaleString("en");
    expect(guide).toContain(
      `${depth} levels, ${fields} fields, ${aliases} aliases, ${directives} directives and ${number(tokens)} tokens`,
    );
    expect(guide).toContain(`may also cost at most ${number(MAX_COST)}`);
  });

  test("the operations that it shows fit the schema", () => {
    const blocks = [...guide.matchAll(/```graphql\n([\s\S]+?)```/g)].map(([, text = ""]) => text);
    const [, inShell = ""] = /"query": "(.+?)",\n/.exec(guide) ?? [];
    const shown = [...blocks, inShell];
    expect(shown.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    for (const text of shown) expect(validate(schema, parse(text))).toEqual([]);
  });

  test("the mutations by which one signs in exist", () => {
    const [, sentence = ""] = /To sign in, call (.+?)\. Pages/.exec(guide) ?? [];
    const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(expect.arrayContaining(named));
  });
});
