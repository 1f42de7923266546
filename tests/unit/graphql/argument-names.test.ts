import { type GraphQLArgument, type GraphQLInputField, getNamedType, isInputObjectType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../../schema/graphql";
import { apiMarkOf } from "../../../schema/graphql/api";
import { argumentOf } from "../../../schema/graphql/argument-names";
import { TABLES } from "./tables";

const namesWithin = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]): string[] =>
  inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return [name, ...(isInputObjectType(named) ? namesWithin(Object.values(named.getFields())) : [])];
  });

/** Names of parameters as a refusal tells them, within another one as `orderItems.name`. */
const parametersIn = (value: unknown, within = ""): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => parametersIn(item, within))
    : value !== null && typeof value === "object"
      ? Object.entries(value).flatMap(([name, inner]) => [
          `${within}${name}`,
          ...parametersIn(inner, `${within}${name}.`),
        ])
      : [];

/** What is sent beside the arguments: the master who reviews a refund (REFUND-14). */
const NO_ARGUMENTS = new Set(["verifyWorkerId"]);

test("of each parameter that programs can be refused at, an argument is known", () => {
  const fields = [
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).filter(apiMarkOf),
    schema.getQueryType()?.getFields().priceQuote,
  ].flatMap((field) => field ?? []);
  const lines = Object.values(TABLES).flat();
  const unknown = fields.flatMap(({ name, args }) => {
    const known = new Set(namesWithin(args));
    return lines
      .filter(({ field }) => field === `Mutation.${name}` || field === `Query.${name}`)
      .flatMap(({ asked }) => asked)
      .filter(({ call }) => !call.startsWith("GET "))
      .flatMap(({ body, query, form }) => parametersIn([body, query, form]))
      .filter((parameter) => !NO_ARGUMENTS.has(parameter) && !known.has(argumentOf(name, parameter)))
      .map((parameter) => `${name}: ${parameter}`);
  });
  expect(fields.length).toBeGreaterThan(30);
  expect([...new Set(unknown)]).toEqual([]);
});
