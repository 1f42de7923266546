import { beforeAll, describe, expect, test } from "vitest";
import { DEMO_CUSTOMER } from "../../../backend/seed/demo/customer";
import { EXAMPLES } from "../../../gateway/playground/examples";
import { missingExample, refusalExample } from "../../../gateway/playground/examples/errors";
import type { Example } from "../../../gateway/playground/examples/example";
import { openSession } from "../../support/accounts/accounts";
import { seedDemo } from "../../support/demo";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";

// As `npm start` configures it (backend/wrangler.toml).
const backend = createTestBackend();
const site = createWholeSite(backend);
const successes = EXAMPLES.filter((example) => example !== missingExample && example !== refusalExample);

describe("examples of the playground, as they stand, for the demo customer", () => {
  let token = "";

  beforeAll(async () => {
    await seedDemo(backend.clock.now());
    token = await openSession(DEMO_CUSTOMER.id);
  });

  const run = async ({ query, variables }: Example) =>
    (await site.graphql({ query, variables }, { token })).answer;

  test.each(successes)("“$name” answers every time it is run", async (example) => {
    for (const answer of [await run(example), await run(example)]) {
      expect(answer.errors).toBeUndefined();
      expect(Object.values(answer.data)).not.toContain(null);
      // No refusal, which is data as well.
      expect(JSON.stringify(answer.data)).not.toMatch(/"code":\d+,"message":/);
    }
  });

  test("a refusal is data: the code and the words", async () => {
    expect(await run(refusalExample)).toEqual({
      data: { cancelOrder: { __typename: "BusinessError", code: 4306, message: "订单已关闭" } },
    });
  });

  test("a missing order is null, without an error", async () => {
    expect(await run(missingExample)).toEqual({ data: { order: null } });
  });
});
