import { beforeEach, describe, expect, test } from "vitest";
import { forgetLimits } from "../../support/accounts/forget-limits";
import { type CallInput, contractCalls, envelopeOf } from "../../support/contract/contract";
import { newOrder, readOrder } from "../../support/orders/orders";
import { entryOf, sendAsCaller } from "./rest/matrix";
import { withWorld } from "./with-world";
import { createWorld } from "./world";

const world = withWorld();

// So many calls reach limits that no customer reaches.
beforeEach(forgetLimits);

const isClean = () => Object.keys(Object.prototype).length === 0 && !("polluted" in {});
const calls = contractCalls.filter(({ call }) => !call.form);

describe("parameters that stand twice", () => {
  const withQuery = calls.filter(({ call }) => call.query);

  test.each(withQuery)("[S43] $name hears the first of two and never both together", async (entry) => {
    const { name } = entry;
    const good = await entryOf(name).prepare(world);
    const once = await sendAsCaller(entry, good, world);
    const again = await entryOf(name).prepare(world);
    const names = Object.keys(again.query ?? {});
    const twice: CallInput = {
      ...again,
      query: Object.fromEntries(names.map((key) => [key, [again.query?.[key], "999999999"]])),
    };
    const answer = await sendAsCaller(entry, twice, world);
    const expected = name === "payment.payOrder" ? 4305 : envelopeOf(once).code;
    expect({ status: answer.status, code: envelopeOf(answer).code }).toEqual({
      status: 200,
      code: expected,
    });
  });

  test("[S43] a second order in the query does not change which order is paid", async () => {
    const { backend, own } = await createWorld();
    const [first, second] = own.orderIds;
    const path = `/order/api/order/${first}/pay?payWayEnum=WALLET&pwd=246810`;
    const extra = `&orderid=${second}&id=${second}&orderid[]=${second}&params[orderid]=${second}`;
    expect((await backend.call("PUT", path + extra, { token: own.token })).code).toBe(0);
    expect((await readOrder(backend, own, Number(first))).status).not.toBe("WAIT_PAY");
    expect((await readOrder(backend, own, Number(second))).status).toBe("WAIT_PAY");
  });

  test("[S43] JSON keys that stand twice are one value, checked like any other", async () => {
    const body = JSON.stringify(newOrder()).replace(/^\{/, '{"packingCount":-5,"packingCount":"x",');
    const headers = { "Content-Type": "application/json", "WEB-TOKEN": world.own.token };
    const response = await world.backend.request("/order/api/order", { method: "POST", headers, body });
    const { data } = await response.json<{ data: { orderId: number } }>();
    expect((await readOrder(world.backend, world.own, data.orderId)).packingCount).toBe(3);
  });
});

describe("names of the prototype", () => {
  // As fields of every call: mass-assignment.test.ts.
  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "[S43] %s is no area, order, file or captcha challenge",
    async (name) => {
      const { backend, own } = world;
      for (const path of [
        `/order/api/order/${name}`,
        `/files/${name}`,
        `/common/api/area/area_children?parentCode=${name}`,
        `/common/api/article?typeCode=${name}`,
        `/order/api/order?status=${name}`,
      ]) {
        const { code, data } = await backend.call("GET", path, { token: own.token });
        expect([4000, 4004]).toContain(code);
        expect(data).toBeNull();
      }
      const json = { challenge: name, x: 1, trace: [], input: "pointer" };
      const { data } = await backend.call("POST", "/common/platform/slider_solve", { json });
      expect(data).toBeNull();
      expect(isClean()).toBe(true);
    },
  );
});
