import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR } from "../../../backend/src/shared/clock";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { type GraphField, graphFields } from "../../support/graph/graph-fields";
import { expectSoundData, seedReference } from "../../support/orders/orders";
import { createWholeSite } from "../../support/servers/whole-site";
import type { World } from "../attacks/attack-world";
import { graphEntryOf } from "../attacks/graph/graph-matrix";
import { createWorld } from "../attacks/world";

/**
 * What a customer can set off around placing and paying, and from which page: each of these buttons may be pressed
 * twenty times in a second. In an order in which each finds what it needs. The
 * steps of a placed order have their own proof (attacks/second-step.test.ts).
 */
const PAGES: Readonly<Record<string, string>> = {
  "Mutation.sendSmsCode": "/login, /register, payment password",
  "Mutation.setPayPassword": "/placeorder/Orderpayment, /user/order",
  "Mutation.saveOrderDraft": "/placeorder/stepone, /placeorder/Steptwo, /placeorder/speedOrder",
  "Mutation.forgetOrderDraft": "/placeorder/stepone, /placeorder/Steptwo, /placeorder/speedOrder",
  "Mutation.pinRecipient": "/placeorder/stepone, /placeorder/speedOrder",
  "Mutation.createUploadLink": "/placeorder/stepone, /placeorder/speedOrder",
  "Mutation.collectUploads": "/placeorder/stepone, /placeorder/speedOrder",
  "Mutation.setDefaultRecipient": "/placeorder/stepone, /placeorder/speedOrder",
  "Mutation.saveOrderTemplate": "/placeorder/Stepthree",
  "Mutation.deleteOrderTemplate": "/placeorder/stepone",
  "Mutation.saveOrderView": "/user/order",
  "Mutation.changeOrderView": "/user/order",
  "Mutation.deleteOrderView": "/user/order",
  "Mutation.createOrder": "/placeorder/Steptwo, /placeorder/speedOrder",
  "Mutation.payOrder": "/placeorder/Orderpayment",
  "Mutation.payOrders": "/user/order",
  "Mutation.logout": "every page",
  "Mutation.register": "/register",
  "Mutation.login": "/login",
};

/** Two customers who do the same things in the same order: one presses once, the other twenty times. */
let once: World;
let often: World;
beforeAll(async () => {
  await seedReference();
  [once, often] = [await createWorld(), await createWorld()];
});
afterAll(expectSoundData);

/** Presses so often at the same moment; answers how many rows of which tables came of it. */
async function press(
  { backend, own }: World,
  { name, document }: GraphField,
  variables: object,
  times: number,
) {
  const site = createWholeSite(backend);
  const before = await takeSnapshot();
  const answers = await Promise.all(
    Array.from({ length: times }, () => site.graphql({ query: document, variables }, { token: own.token })),
  );
  const after = await takeSnapshot();
  expect(
    answers.flatMap(({ answer }) => answer.errors ?? []),
    name,
  ).toEqual([]);
  const added = perTable(rowsAdded(before, after));
  const removed = perTable(rowsRemoved(before, after));
  return {
    /** Rows that are new, changed or, in tables without those, gone. */
    effects: { ...removed, ...added },
    outcomes: answers.map(({ answer }) => JSON.stringify(answer.data)),
  };
}

function perTable(rows: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const table = row.slice(0, row.indexOf(" "));
    counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** As the page sends it, an hour after the last thing, so that no limit on SMS is in the way. */
function variablesOf(name: string, world: World): object | Promise<object> {
  world.backend.clock.advance(HOUR);
  return name === "Mutation.sendSmsCode"
    ? { input: { phone: world.own.phone, idempotencyKey: crypto.randomUUID() } }
    : graphEntryOf(name).variables(world);
}

const mutations = Object.keys(PAGES).map((name) => {
  const field = graphFields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`there is no ${name}`);
  return field;
});

test.each(mutations)(
  "[R17] $name, pressed twenty times at once, has the effect of one press",
  async (field) => {
    const single = await press(once, field, await variablesOf(field.name, once), 1);
    expect(single.outcomes.join(), "the first press does it").not.toContain("BusinessError");
    const { effects, outcomes } = await press(often, field, await variablesOf(field.name, often), 20);
    expect(effects).toEqual(single.effects);
    expect(effects).not.toEqual({});
    expect(outcomes.some((outcome) => !outcome.includes("BusinessError"))).toBe(true);
  },
);
