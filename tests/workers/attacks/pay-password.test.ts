import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { balanceOf, expectSoundData, seedReference } from "../../support/orders/orders";
import { createWholeSite } from "../../support/servers/whole-site";
import type { World } from "./attack-world";
import { createWorld } from "./world";

const RIGHT = "246810";
let world: World;
let site: ReturnType<typeof createWholeSite>;
beforeAll(seedReference);
beforeEach(async () => {
  world = await createWorld();
  site = createWholeSite(world.backend);
});
afterAll(expectSoundData);

interface Outcome {
  code?: number;
  message?: string;
}

/** One request that tries many passwords under aliases, over the orders in turn. */
async function guess(passwords: string[], token = world.own.token): Promise<Outcome[]> {
  const fields = passwords.map((password, i) => {
    const orderId = world.own.orderIds[i % world.own.orderIds.length];
    const input = `{idempotencyKey: "${crypto.randomUUID()}", orderId: "${orderId}", payWay: WALLET, password: "${password}"}`;
    return `g${i}: payOrder(input: ${input}) { ... on BusinessError { code message } }`;
  });
  const { answer } = await site.graphql({ query: `mutation { ${fields.join(" ")} }` }, { token });
  return Object.values(answer.data ?? {});
}

describe("guessing the payment password", () => {
  test("[S18] ten guesses under aliases of one request are ten guesses: five are judged, then it is locked", async () => {
    const before = await balanceOf(`wallet:${world.own.customerId}`);
    const outcomes = await guess(Array.from({ length: 10 }, (_, i) => `${100_000 + i}`));
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill({ code: 4301, message: "密码错误" }));
    expect(outcomes.slice(5).map(({ code }) => code)).toEqual(Array(5).fill(4302));
    expect((await guess([RIGHT])).map(({ code }) => code)).toEqual([4302]);
    expect(await balanceOf(`wallet:${world.own.customerId}`)).toBe(before);
  });

  test("[S36] more guesses than aliases are allowed are not even begun", async () => {
    expect(await guess(Array.from({ length: 11 }, (_, i) => `${200_000 + i}`))).toEqual([]);
    expect((await guess([RIGHT]))[0]).toEqual({});
  });

  test("[S18] the count is the customer's: other sessions, orders and ways in share it", async () => {
    const { backend, own } = world;
    const elsewhere = (await login(backend, own.phone, await codeFor(backend, own.phone, "192.0.2.77"))).data;
    const rest = (pwd: string, orderId?: number) =>
      backend.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=${pwd}`, {
        token: elsewhere.webToken,
      });
    expect((await guess(["000001", "000002"])).map(({ code }) => code)).toEqual([4301, 4301]);
    expect((await rest("000003", own.orderIds[0])).code).toBe(4301);
    expect((await rest("000004", own.orderIds[1])).code).toBe(4301);
    expect((await guess(["000005"], elsewhere.webToken)).map(({ code }) => code)).toEqual([4301]);
    expect((await rest(RIGHT, own.orderIds[0])).code).toBe(4302);
    expect((await guess([RIGHT])).map(({ code }) => code)).toEqual([4302]);
  });

  test("[S18] guesses at a stranger's or a missing order tell nothing and are not counted", async () => {
    const { backend, own, foreign } = world;
    for (let i = 0; i < 8; i++) {
      const id = i % 2 ? foreign.orderIds[0] : 123_456_789;
      const answer = await backend.call("PUT", `/order/api/order/${id}/pay?payWayEnum=WALLET&pwd=00000${i}`, {
        token: own.token,
      });
      expect(answer.code).toBe(4004);
    }
    expect((await guess([RIGHT]))[0]).toEqual({});
  });
});
