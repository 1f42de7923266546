import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { runMinuteJobs } from "../../../backend/src/jobs";
import { createIds } from "../../../backend/src/shared/ids";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";

let log: ReturnType<typeof captureLines>;
beforeEach(() => {
  log = captureLines();
});

/** A gap in the events of a user, as only a hand on the database could make it. */
async function makeGap(): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, acked_at, next_attempt_at) VALUES ('a', 7, 1, 'x', '{}', 0, 1, 0), ('b', 7, 3, 'x', '{}', 0, 1, 0)",
  ).run();
}

test("a broken promise of the data is one error line an hour, and none while all of them hold", async () => {
  const backend = createTestBackend();
  const run = async (time: string) => {
    log.forget();
    backend.clock.set(Date.parse(time));
    await runMinuteJobs({ env: backend.env, clock: backend.clock, ids: createIds(backend.clock) });
    return log.of("invariant broken");
  };
  expect(await run("2026-11-20T16:07:00+08:00")).toEqual([]);
  await makeGap();
  expect(await run("2026-11-20T16:06:59+08:00")).toEqual([]);
  expect(await run("2026-11-20T16:07:30+08:00")).toMatchObject([
    { level: "error", error: "Error: the events of a user count without gaps", subject: "7" },
  ]);
  expect(await run("2026-11-20T16:08:00+08:00")).toEqual([]);
  await env.DB.prepare("DELETE FROM outbox WHERE user_id = 7").run();
});
