import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { SPENT_OF_CUSTOMERS } from "../../backend/src/registry";
import { HOUR } from "../../backend/src/shared/clock";
import { purgeSpent } from "../../backend/src/shared/purge";
import { signIn } from "../support/accounts/accounts";
import { withOneLife } from "../support/orders/one-life";
import { newOrder } from "../support/orders/orders";

const WEEK = 7 * 24 * HOUR;
const PATH = "/order/api/order_draft";
const life = withOneLife();

interface Saved {
  content?: string;
  key?: string;
  replaces?: number | null;
  orderType?: string;
}
const save = (
  { orderType = "GENERAL", content = "{}", key = "key", replaces = null }: Saved = {},
  by = life.account,
) => life.backend.call("PUT", PATH, { token: by.token, json: { orderType, content, key, replaces } });
const read = async (by = life.account, orderType = "GENERAL") =>
  (await life.backend.call("GET", `${PATH}?orderType=${orderType}`, { token: by.token })).data;
const forget = (savedAt: number) =>
  life.backend.call("DELETE", `${PATH}?orderType=GENERAL&savedAt=${savedAt}`, { token: life.account.token });

describe("the draft of an order", () => {
  test("[U17] is in every browser of its customer, one of each order type, and in no other customer's", async () => {
    await save({ content: '{"a":1}' });
    await save({ content: '{"b":2}', orderType: "TIMELY" });
    expect((await read())?.content).toBe('{"a":1}');
    expect((await read(life.account, "TIMELY"))?.content).toBe('{"b":2}');
    expect(await read(await signIn())).toBeNull();
  });

  test("[U17] [R18] is replaced only by a save that names its latest version", async () => {
    const first = (await save({ content: '"第一"' })).data.savedAt;
    expect((await save({ content: '"另一窗口"' })).code).toBe(4009);
    const second = (await save({ content: '"第二"', replaces: first })).data.savedAt;
    expect(second).toBeGreaterThan(first);
    expect((await save({ content: '"旧的"', replaces: first })).code).toBe(4009);
    expect((await read())?.content).toBe('"第二"');
  });

  test("[U17] is kept for seven days after the last change, then it is gone for good", async () => {
    await save();
    life.backend.clock.advance(WEEK - 1);
    expect(await read()).not.toBeNull();
    life.backend.clock.advance(1);
    expect(await read()).toBeNull();
    expect((await save({ content: '"新的"' })).code).toBe(0);
    life.backend.clock.advance(WEEK + 1);
    await purgeSpent(SPENT_OF_CUSTOMERS, { db: env.DB, clock: life.backend.clock });
    const left = await env.DB.prepare("SELECT COUNT(*) AS n FROM order_drafts WHERE customer_id = ?")
      .bind(life.account.customerId)
      .first("n");
    expect(left).toBe(0);
  });

  test("[U17] is forgotten in the version that is named, not in a later one", async () => {
    const first = (await save()).data.savedAt;
    const second = (await save({ replaces: first })).data.savedAt;
    await forget(first);
    expect(await read()).not.toBeNull();
    await forget(second);
    expect(await read()).toBeNull();
  });

  test("[PLACE-10] goes with the order that it becomes, and a late save does not bring it back", async () => {
    const saved = (await save({ key: "ordered" })).data.savedAt;
    const place = (key: string, overrides = {}) =>
      life.backend.call("POST", "/order/api/order", {
        token: life.account.token,
        headers: { "Idempotency-Key": key },
        json: newOrder(overrides),
      });
    expect((await place("another")).code).toBe(0);
    expect(await read(), "another order leaves it").not.toBeNull();
    expect((await place("ordered")).code).toBe(0);
    expect(await read()).toBeNull();
    expect((await save({ key: "ordered", replaces: saved })).code).toBe(4009);
    expect(await read()).toBeNull();
    await save({ key: "immediate", orderType: "TIMELY" });
    expect((await place("immediate", { orderType: "TIMELY" })).code).toBe(0);
    expect(await read(life.account, "TIMELY")).toBeNull();
  });
});
