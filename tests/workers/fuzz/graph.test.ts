import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import documents from "../../../app/gql/persisted-documents.json";
import { forgetLimits } from "../../support/accounts/forget-limits";
import { FUZZ_TIMEOUT_MS, holds, LEAK } from "../../support/fuzz";
import { variablesOf } from "../../support/graph/graphql-arbitrary";
import { siteOf, withWorld } from "../attacks/with-world";

const world = withWorld();
const site = siteOf(world);

/** Operations of our own pages that take variables. The captcha's pictures cost too much to draw by the hundred. */
const operations = Object.entries(documents).flatMap(([id, text]) => {
  const document = parse(text);
  const [operation] = document.definitions.filter((node) => node.kind === "OperationDefinition");
  return operation?.variableDefinitions?.length ? [{ id, name: operation.name?.value ?? id, document }] : [];
});

describe("any variables", { timeout: FUZZ_TIMEOUT_MS }, () => {
  test.each(operations)(
    "$name answers data or an expected refusal, never a fault of its own",
    async (operation) => {
      await holds(variablesOf(operation.document), 3, async (variables) => {
        await forgetLimits();
        const { answer, response } = await site.graphql(
          { documentId: operation.id, variables },
          { token: world.own.token },
        );
        expect(response.status).toBeLessThan(500);
        for (const { message, extensions } of answer.errors ?? []) {
          expect(message).not.toMatch(LEAK);
          expect([5000, 5003]).not.toContain(extensions?.code);
          expect(extensions ?? {}).not.toHaveProperty("stacktrace");
        }
        expect(JSON.stringify(answer.data ?? null)).not.toMatch(LEAK);
      });
    },
  );
});
