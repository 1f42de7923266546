import { readFileSync } from "node:fs";
import {
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isObjectType,
  isUnionType,
  printSchema,
} from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../../../schema/graphql";
import { apiMarkOf } from "../../../schema/graphql/api";
import { publicSchemaOf } from "../../../schema/graphql/public-schema";
import { API_SCOPES } from "../../../schema/rules/account/api-keys";
import { undatedDeprecations } from "../../support/graph/deprecations";

const read = (name: string) => readFileSync(new URL(`../../../schema/${name}`, import.meta.url), "utf8");
const open = publicSchemaOf(schema);
const fieldsOf = (name: string, of = open) => {
  const type = of.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};
const ROOTS = ["Query", "Viewer", "Mutation"];

describe("the public schema", () => {
  test("is printed as it is (`npm run codegen`)", () => {
    expect(`${printSchema(open)}\n`).toBe(read("public.graphql"));
  });

  test("is what is marked: each with its scope, and the month from which it is there", () => {
    for (const name of ROOTS) {
      const marked = fieldsOf(name, schema).filter((field) => apiMarkOf(field));
      expect(fieldsOf(name).map((field) => field.name)).toEqual(marked.map((field) => field.name));
      for (const field of marked) {
        const mark = apiMarkOf(field);
        expect(mark?.since).toMatch(/^20\d\d-(0\d|1[0-2])$/);
        expect(["any", ...API_SCOPES]).toContain(mark?.scope);
      }
      for (const { description } of fieldsOf(name)) expect(description).toMatch(/ Since 20\d\d-\d\d\.$/);
    }
  });

  test("has nothing that changes the account, no password, and nothing that shows a page", () => {
    const names = fieldsOf("Mutation").map(({ name }) => name);
    const closed =
      /password|phone|login|register|logout|withdraw|bind|sms|session|apikey|close|export|accept|recharge/i;
    expect(names.filter((name) => closed.test(name))).toEqual([]);
    expect(printSchema(open)).not.toMatch(/^ {2}(password|pageHtml|qrCode)(?=[:(]).*String/m);
  });

  test("every scope opens something", () => {
    const scopes = ROOTS.flatMap((name) => fieldsOf(name, schema).map((field) => apiMarkOf(field)?.scope));
    for (const scope of API_SCOPES) expect(scopes).toContain(scope);
  });

  test("every change says why it is refused", () => {
    for (const { name, type } of fieldsOf("Mutation")) {
      const union = getNamedType(type);
      const members = isUnionType(union) ? union.getTypes().map((member) => member.name) : [];
      expect(members, name).toContain("BusinessError");
    }
  });

  test("changes by additions alone (`npm run schema:release` at a release)", () => {
    const released = buildSchema(read("released-public.graphql"));
    expect(findBreakingChanges(released, open).map(({ description }) => description)).toEqual([]);
    expect(undatedDeprecations(open)).toEqual([]);
  });
});
