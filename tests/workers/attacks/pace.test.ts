import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { expectConsole } from "../../support/console-is-error";
import { type ContractCall, contractCalls, sendCall } from "../../support/contract/contract";
import { createFaults } from "../../support/faults/faults";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { ORIGIN } from "../gateway/support";
import type { World } from "./attack-world";
import { entryOf } from "./rest/matrix";
import { withWorld } from "./with-world";
import { createWorld } from "./world";

/** What a customer may do how often in one window (ms). */
const PACE = [
  ["orders.quotePrice", 60, 60_000],
  ["goods.listLibraryGoods", 60, 60_000],
  ["orders.createOrder", 300, 3_600_000],
] as const;

const world = withWorld();

const callOf = (name: string): ContractCall => {
  const found = contractCalls.find((entry) => entry.name === name);
  if (!found) throw new Error(`no call ${name}`);
  return found;
};

async function codeOf(
  { name, call }: ContractCall,
  { backend, own }: World,
  token = own.token,
): Promise<number> {
  const input = await entryOf(name).prepare({ ...world, backend });
  return JSON.parse((await sendCall(backend, call, input, { token })).text).code;
}

/** As if the customer had been counted so often in every running window. */
const setHits = (customerId: number, hits: number) =>
  env.DB.prepare("UPDATE customer_limits SET hits = ? WHERE customer_id = ?").bind(hits, customerId).run();

describe("a program that acts for one customer", () => {
  test.each(PACE)(
    "[S40] gets %s at most %i times in %i ms, and others are not slowed down",
    async (name, limit, windowMs) => {
      const entry = callOf(name);
      world.backend.clock.advance(windowMs - (world.backend.clock.now() % windowMs));
      expect(await codeOf(entry, world)).toBe(0);
      await setHits(world.own.customerId, limit - 1);
      const codes: number[] = [];
      for (let i = 0; i < 3; i++) codes.push(await codeOf(entry, world));
      expect(codes).toEqual([0, 4029, 4029]);
      expect(await codeOf(entry, world, world.foreign.token)).not.toBe(4029);
      world.backend.clock.advance(windowMs);
      expect(await codeOf(entry, world)).toBe(0);
    },
  );

  test("[S40] is told when to come back, by the backend and by the site, in plain words", async () => {
    const fresh = await createWorld();
    const { clock } = fresh.backend;
    clock.advance(60_000 - (clock.now() % 60_000) + 15_000);
    const search = callOf("goods.listLibraryGoods");
    await codeOf(search, fresh);
    await setHits(fresh.own.customerId, 60);

    const direct = await fresh.backend.request(search.call.path, {
      method: search.call.method,
      headers: { "WEB-TOKEN": fresh.own.token },
    });
    expect(direct.headers.get("retry-after")).toBe("45");
    const site = await createWholeSite(fresh.backend).graphql(
      { query: "{ viewer { libraryGoods { total } } }" },
      { token: fresh.own.token },
    );
    expect(site.response.headers.get("retry-after")).toBe("45");
    expect(site.answer.errors?.[0]).toMatchObject({
      message: "操作太频繁，请45秒后再试",
      extensions: { code: 4029 },
    });
  });

  test("[S40] uploads through the site are told the same", async () => {
    const { backend, own } = await createWorld();
    const now = backend.clock.now();
    await env.DB.prepare("INSERT INTO customer_limits VALUES (?, 'upload', ?, 300, ?)")
      .bind(own.customerId, now - (now % 3_600_000), now + 3_600_000)
      .run();
    const form = entryOf("files.uploadFile").prepare(world);
    const response = await createWholeSite(backend).visit("/common/common/upload_file", {
      method: "POST",
      headers: { cookie: `token=${own.token}`, origin: ORIGIN },
      body: (await form).form?.(),
    });
    const message = expect.stringMatching(/^操作太频繁，请(\d+秒|\d+分钟|1小时)后再试$/);
    expect(await response.json()).toMatchObject({ code: 4029, message });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("[S40] [S44] a call that cannot be counted is let through when it only reads, and refused when it orders", async () => {
  expectConsole(/"event":"(?:limit not counted|unexpected)"/);
  const { clock } = world.backend;
  clock.advance(60_000);
  const faults = createFaults();
  faults.d1
    .call(/customer_limits/i)
    .always()
    .throwBefore();
  const broken = { ...world, backend: createTestBackend({ clock, env: faults.wrap({ DB: env.DB }) }) };
  expect(await codeOf(callOf("orders.quotePrice"), broken)).toBe(0);
  expect(await codeOf(callOf("goods.listLibraryGoods"), broken)).toBe(0);
  expect(await codeOf(callOf("orders.createOrder"), broken)).toBe(5000);
});
