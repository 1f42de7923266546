import fc from "fast-check";
import { type ExecutionResult, execute, parse } from "graphql";
import { describe, expect, test } from "vitest";
import documents from "../../../app/gql/persisted-documents.json";
import { planOf } from "../../../gateway/execute/plan";
import { runPlan } from "../../../gateway/execute/run";
import { schema } from "../../../schema/graphql";
import { variablesOf } from "../../support/graphql-arbitrary";
import { createRandomSchema } from "../../support/random-answers";

const random = createRandomSchema();
const parsed = (text: string) => parse(text, { noLocation: true });

/** Of the messages of graphql-js we leave out advice to whoever wrote the schema. */
const withoutAdvice = (text: string | undefined) => text?.replace(/ Either the .*/s, "");

/** Everything of a result that anybody could see, and what an error was made of. */
const visible = ({ data, errors }: ExecutionResult) => ({
  // Printed, because only graphql-js makes objects without a prototype.
  data: data === undefined ? undefined : JSON.stringify(data),
  errors: errors?.map((error) => ({
    ...error.toJSON(),
    message: withoutAdvice(error.message),
    cause: withoutAdvice(error.originalError?.message),
  })),
});

async function expectSameAnswers(text: string, numRuns: number): Promise<void> {
  const document = parsed(text);
  const plan = planOf(random, document);
  if (!plan) throw new Error("the document has no plan");
  await fc.assert(
    fc.asyncProperty(variablesOf(document), fc.nat(), async (variableValues, seed) => {
      const contextValue = { seed };
      const expected = await execute({ schema: random, document, variableValues, contextValue });
      expect(visible(await runPlan(plan, variableValues, contextValue))).toEqual(visible(expected));
    }),
    { numRuns },
  );
}

const named = Object.values(documents).map(
  (text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text] as const,
);

/** Directives are graphql-js' business. */
const hasDirective = (text: string) => /@(?:include|skip)\b/.test(text);

describe("executing a document by its plan", () => {
  test.each(named.filter(([, text]) => hasDirective(text)))("%s is left to graphql-js", (_name, text) => {
    expect(planOf(schema, parsed(text))).toBeNull();
  });

  test.each(named.filter(([, text]) => !hasDirective(text)))(
    "%s is executed so, with the answers of graphql-js",
    async (_name, text) => {
      expect(planOf(schema, parsed(text))).not.toBeNull();
      await expectSameAnswers(text, 60);
    },
  );

  test.each([
    [
      "fields that are asked for twice",
      "{ viewer { a: id id a: id customer { id } customer { nickname id } } }",
    ],
    [
      "fragments within fragments, met several times",
      `{ goodsTypes { ...A ...B children { ...B } } }
       fragment A on GoodsType { id ...B } fragment B on GoodsType { name id icon }`,
    ],
    [
      "an interface and a union, by their types and by their name",
      `mutation { logout { __typename ... on Error { message } ... { kind: __typename } ... on SignedOut { ok } } }`,
    ],
    [
      "several changes",
      "mutation { a: logout { __typename } b: logout { ... on SignedOut { ok } } c: logout { __typename } }",
    ],
    [
      "lists of lists of objects, with arguments",
      "query Q($page: Int = 2) { viewer { orders(page: $page, status: WAIT_PAY) { nodes { items { id } lines { fee } actions } total } } }",
    ],
  ])("%s", async (_name, text) => {
    await expectSameAnswers(text, 300);
  });

  test.each([
    ["a directive on a field", "query Q($yes: Boolean!) { payWays @include(if: $yes) }"],
    ["a directive on a fragment", "query Q($yes: Boolean!) { viewer { ... @skip(if: $yes) { id } } }"],
    ["a question about the schema", "{ __schema { queryType { name } } }"],
    ["a name that only the language may give", "{ __proto__: payWays }"],
    ["several operations", "query A { payWays } query B { payWays }"],
  ])("%s is left to graphql-js", (_name, text) => {
    expect(planOf(schema, parsed(text))).toBeNull();
  });

  test("changes wait for each other", async () => {
    const steps: string[] = [];
    const context = {
      session: { leave: () => steps.push("end") },
      prepareRoomClose: async () => {
        steps.push("begin");
        return async () => undefined;
      },
      rest: { customer: { logout: async () => ({}) } },
    };
    const document = parsed("mutation { a: logout { __typename } b: logout { __typename } }");
    const plan = planOf(schema, document);
    if (!plan) throw new Error("the document has no plan");
    await runPlan(plan, {}, context);
    expect(steps).toEqual(["begin", "end", "begin", "end"]);
  });
});
