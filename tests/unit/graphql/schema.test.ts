import { readFileSync } from "node:fs";
import {
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  printSchema,
} from "graphql";
import { describe, expect, test } from "vitest";
import documents from "../../../app/gql/persisted-documents.json";
import { createPipeline } from "../../../gateway/graphql/pipeline";
import { EXAMPLES } from "../../../gateway/playground/examples";
import { schema } from "../../../schema/graphql";

const committed = readFileSync(new URL("../../../schema/schema.graphql", import.meta.url), "utf8");
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));

const pipeline = createPipeline({ documents: {}, isOpen: false });

/** What the pipeline has to say against a document, before it is executed. */
function problemsOf(text: string): readonly unknown[] {
  const { parse, validate } = pipeline.getEnveloped({});
  return validate(schema, parse(text));
}

/** Names of everything within a type that should have a description but has none. */
function undescribed(type: GraphQLNamedType): string[] {
  const missing: string[] = [];
  const check = (name: string, { description }: { description?: string | null }) => {
    if (!description) missing.push(name);
  };
  check(type.name, type);
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
  }
  if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
  return missing;
}

describe("GraphQL schema", () => {
  test("schema.graphql is printed from the code as it is (`npm run codegen`)", () => {
    expect(`${printSchema(schema)}\n`).toBe(committed);
  });

  test("every type, field, argument and value says what it means", () => {
    expect(types.flatMap(undescribed)).toEqual([]);
  });

  test("names are clean camelCase, whatever the REST API calls them", () => {
    const names = types.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [],
    );
    expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
  });

  test("every mutation answers with a union that holds BusinessError", () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const type = getNamedType(field.type);
      expect(isUnionType(type) && type.getTypes().map((member) => member.name), field.name).toContain(
        "BusinessError",
      );
    }
  });

  test.each(Object.values(documents).map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text]))(
    "the app's operation %s is valid and within the limits for strangers",
    (_, text) => {
      expect(problemsOf(text ?? "")).toEqual([]);
    },
  );

  test("[ERR-01] [PAY-12] [WALLET-15] [ERR-12] the app's operations ask why they were refused, by code, words and field", () => {
    const silent = Object.values(documents).flatMap((text) => {
      const name = /\bmutation (\w+)/.exec(text)?.[1];
      const asks = /\.\.\.Refusal\b/.test(text) && /on BusinessError \{ code field message \}/.test(text);
      return name && !asks ? [name] : [];
    });
    // Both are sent in the background, where no page shows a refusal.
    expect(silent.sort()).toEqual(["EndCall", "ForgetOrderDraft"]);
  });

  test.each(EXAMPLES.map((example) => [example.name, example] as const))(
    "the playground's example %j is valid and within the limits",
    (_, example) => {
      expect(problemsOf(example.query)).toEqual([]);
    },
  );
});
