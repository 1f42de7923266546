import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { follow, seedWorkers } from "../../support/orders/order-life";
import { expectSoundData, payingCustomer, placeOrder, seedReference } from "../../support/orders/orders";
import { settleLists } from "../../support/orders/staff-lists";
import { makePartner, PARTNER_ENV } from "../../support/partner/partner-clients";
import { createTestBackend } from "../../support/servers/backend";

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
});
beforeEach(async () => {
  await env.DB.batch(
    ["partner_endpoints", "partner_events"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});
afterAll(expectSoundData);

const CASES = [
  {
    type: "order.edit_requested",
    matter: "EDIT_REQUESTED",
    status: "WAIT_INSTALL",
    way: ["pay", "receive", "appoint"],
    begin: "request_edit",
    end: "refuse_edit",
  },
  {
    type: "order.rejected",
    matter: "REJECTED",
    status: "WAIT_ACCEPT",
    way: ["pay", "receive", "appoint", "sign_in", "complete"],
    begin: "reject",
    end: "rephotograph",
  },
] as const;

test.each(CASES)(
  "[U74] staff are told of $begin once, and find the order by its status and by $matter until $end",
  async ({ type, matter, status, way, begin, end }) => {
    const backend = createTestBackend({ env: PARTNER_ENV });
    const partner = await makePartner(backend, { scopes: ["orders", "steps"] });
    const json = { url: "https://admin.partner-shop.com/events", events: [type] };
    expect((await partner.call("POST", "/operator/api/partner/webhook", { json })).code).toBe(0);
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account);
    const subject = { backend, account, orderId };
    const told = async () => {
      await settleLists(backend);
      const { data } = await partner.call("GET", "/operator/api/partner/events");
      return data.map((event: { type: string; id: number }) => [event.type, event.id]);
    };
    const found = async (query: string) => {
      const { data } = await partner.call("GET", `/operator/api/orders?pageSize=100&${query}`);
      expect(data.total).toBe(data.rows.length);
      return data.rows.find(({ id }: { id: number }) => id === orderId);
    };

    await follow(subject, way);
    expect(await told()).toEqual([]);
    expect(await found(`status=${status}`)).toMatchObject({ status, masterMatter: null });
    expect(await found(`masterMatter=${matter}`)).toBeUndefined();

    await follow(subject, [begin]);
    expect(await told()).toEqual([[type, orderId]]);
    const row = { status, masterMatter: matter, events: expect.arrayContaining([end]) };
    expect(await found(`status=${status}`)).toMatchObject(row);
    expect(await found(`masterMatter=${matter}`)).toMatchObject(row);
    expect(await found(`status=${status}&masterMatter=${matter}`)).toMatchObject(row);
    const others = CASES.filter((one) => one.matter !== matter);
    for (const other of others) {
      expect(await found(`masterMatter=${other.matter}`)).toBeUndefined();
      expect(await found(`status=${other.status}&masterMatter=${matter}`)).toBeUndefined();
      expect(await found(`status=${other.status}`)).toBeUndefined();
    }

    await follow(subject, [end]);
    expect(await told()).toEqual([[type, orderId]]);
    expect(await found(`status=${status}`)).toMatchObject({ status, masterMatter: null });
    expect(await found(`masterMatter=${matter}`)).toBeUndefined();
  },
);
