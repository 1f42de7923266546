import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { removeAbandonedUploads } from "../../../backend/src/modules/files/clean-up";
import { createFilesRepository } from "../../../backend/src/modules/files/files.repository";
import { bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { storesOver } from "../../support/database/stores-over";
import { jpegHead, multipartStream } from "../../support/files/multipart";
import { inEveryStore, runMinuteJobs } from "../../support/minute-jobs";
import { createTestBackend, createTestClock, idsBy } from "../../support/servers/backend";

const DAY = 24 * 60 * 60 * 1000;
const files = createFilesRepository(env.DB);

/** What is left when the Worker ends between the first byte and the last. */
async function crashedUpload(name: string, createdAt: number, customerId = 1): Promise<string> {
  const key = `${bucketPrefix(customerId)}${name.padStart(29, "0")}.jpg`;
  await files.reserve({ key, customerId, contentType: "image/jpeg", createdAt });
  await env.FILES.put(key, jpegHead());
  return key;
}

const isStored = async (key: string) => (await env.FILES.head(key)) !== null;
const hasRow = async (key: string) =>
  (await env.DB.prepare("SELECT 1 FROM files WHERE key = ?").bind(key).first()) !== null;

describe("uploads that a crash cut off", () => {
  test("[R26] cannot be read, although their bytes are there", async () => {
    const { customerId, token } = await signIn();
    const key = await crashedUpload("a1", Date.now(), customerId);
    const read = () => createTestBackend().request(`/files/${key}`, { headers: { "WEB-TOKEN": token } });
    expect(await isStored(key)).toBe(true);
    expect((await read()).status).toBe(404);
    await files.complete(key, 10);
    expect((await read()).status).toBe(200);
  });

  test("[R26] bytes and row go a day later, and nothing that is complete or younger", async () => {
    const clock = createTestClock();
    const old = await crashedUpload("b1", clock.now());
    const young = await crashedUpload("b2", clock.now() + 1);
    const complete = await crashedUpload("b3", clock.now());
    await files.complete(complete, 10);

    clock.advance(DAY);
    await inEveryStore(removeAbandonedUploads)({ env, clock });
    expect([await isStored(old), await hasRow(old)]).toEqual([true, true]);
    clock.advance(1);
    await inEveryStore(removeAbandonedUploads)({ env, clock });
    expect([await isStored(old), await hasRow(old)]).toEqual([false, false]);
    for (const key of [young, complete])
      expect([await isStored(key), await hasRow(key)]).toEqual([true, true]);
  });

  test("[R26] an upload whose last write fails is refused, never seen, and removed by the jobs", async () => {
    expectConsole(/unexpected/);
    const { token, customerId } = await signIn();
    const failing = createTestBackend({
      env: { DB: failOn(/update "files"/i) },
    });
    const { body, contentType } = multipartStream({
      type: "image/jpeg",
      fileName: "a.jpg",
      chunks: [jpegHead()],
    });
    const response = await failing.request("/common/common/upload_file", {
      method: "POST",
      headers: { "WEB-TOKEN": token, "Content-Type": contentType },
      body,
    });
    expect(response.status).toBe(500);
    const row = await env.DB.prepare("SELECT key FROM files WHERE customer_id = ? AND is_pending = 1")
      .bind(customerId)
      .first<{ key: string }>();
    const key = row?.key ?? "";
    expect(await isStored(key)).toBe(true);
    expect((await failing.request(`/files/${key}`, { headers: { "WEB-TOKEN": token } })).status).toBe(404);

    failing.clock.advance(DAY + 1);
    await runMinuteJobs({ env: failing.env, clock: failing.clock, ids: idsBy(failing.clock) });
    expect([await isStored(key), await hasRow(key)]).toEqual([false, false]);
  });

  test("they are found by their index, however many files there are", async () => {
    const plan = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT key FROM files WHERE is_pending = 1 AND created_at < 5 ORDER BY created_at LIMIT 200",
    ).all<{ detail: string }>();
    expect(plan.results.map((row) => row.detail)).toEqual([
      "SEARCH files USING INDEX files_pending (created_at<?)",
    ]);
  });
});

describe("the minute jobs", () => {
  test("[R21] one that fails is logged by name and does not cut the others short", async () => {
    expectConsole(
      /"event":"job failed".*"job":"close and accept orders, sweep outbox"/,
      /"event":"job failed".*"job":"anonymise old orders"/,
      /"event":"job failed".*"job":"send reminders"/,
    );
    const clock = createTestClock();
    const key = await crashedUpload("c1", clock.now());
    clock.advance(DAY + 1);
    const broken = { ...env, ...storesOver(failOn(/"orders"/)) };
    const backend = createTestBackend({ clock });
    await expect(
      runMinuteJobs({ env: { ...backend.env, ...storesOver(broken.DB) }, clock, ids: idsBy(clock) }),
    ).rejects.toThrow();
    expect(await hasRow(key)).toBe(false);
  });
});

/** A database that refuses to prepare matching statements. */
function failOn(text: RegExp): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          if (text.test(sql)) throw new Error("D1_ERROR: injected");
          return target.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
