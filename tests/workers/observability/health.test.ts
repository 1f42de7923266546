import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { createBackendGuard } from "../../../gateway/rest/backend-guard";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { createFakeBackend, visit } from "../gateway/support";

const MINUTE = 60_000;
const ask = async (site: ReturnType<typeof createWholeSite>) => {
  const response = await site.visit("/healthz");
  return { status: response.status, ...(await response.json<{ checks: Record<string, string> }>()) };
};

afterEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("DELETE FROM d1_migrations WHERE name = '9999_later.sql'"),
  ]);
});

describe("/healthz", () => {
  test("is 200 while everything is well, and says nothing but that", async () => {
    expect(await ask(createWholeSite(createTestBackend()))).toEqual({
      status: "ok",
      checks: { backend: "ok", database: "ok", migrations: "ok", outbox: "ok" },
      release: { site: "local", backend: "local" },
      backendMs: expect.any(Number),
    });
    const response = await createWholeSite(createTestBackend()).visit("/healthz");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("is 503 while the database does not answer", async () => {
    expectConsole(/"event":"(?:database|store) not ready"/);
    const faults = createFaults();
    faults.d1.call().always().throwBefore();
    const site = createWholeSite(createTestBackend({ env: faults.wrap({ DB: env.DB }) }));
    expect((await site.visit("/healthz")).status).toBe(503);
    expect((await ask(site)).checks).toEqual({
      backend: "ok",
      database: "failed",
      migrations: "unknown",
      outbox: "unknown",
    });
  });

  test.each([
    ["cannot be reached", () => Promise.reject(new TypeError("unreachable"))],
    ["answers 500", () => new Response("oops", { status: 500 })],
    ["answers HTML", () => new Response("<html>")],
  ])("is 503 while the backend %s", async (_what, answer) => {
    const backend = createFakeBackend({ "GET /common/api/readiness": answer });
    const response = await visit(backend, "/healthz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "unavailable", checks: { backend: "failed" } });
  });

  test("is 200 for a backend without a health call, whose database and release are unknown", async () => {
    const response = await visit(createFakeBackend(), "/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      checks: { backend: "ok", database: "unknown" },
      release: { site: "local", backend: null },
    });
  });

  test("is 503 when an event has waited for fifteen minutes, and well before", async () => {
    const backend = createTestBackend();
    // Whatever cell it lies in, within so many minutes it is looked at.
    const stores = Number(env.CELL_COUNT || 1);
    await env.DB.prepare(
      "INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at) VALUES ('late', 3, 1, 'x', '{}', ?, 0)",
    )
      .bind(backend.clock.now() + stores * MINUTE)
      .run();
    const lookAround = async () => {
      const found: string[] = [];
      for (let minute = 0; minute < stores; minute++) {
        const { status, checks } = await ask(createWholeSite(backend));
        found.push(`${status} ${checks.outbox}`);
        backend.clock.advance(MINUTE);
      }
      return found.filter((one) => one !== "ok ok");
    };
    expect(await lookAround()).toEqual([]);
    backend.clock.advance(15 * MINUTE);
    expect(await lookAround()).toEqual(["unavailable failed"]);
  });

  test("is 503 when the newest migration has not been applied; a newer one than needed is fine", async () => {
    const newest = "SELECT MAX(id) FROM d1_migrations";
    const row = await env.DB.prepare(`SELECT * FROM d1_migrations WHERE id = (${newest})`).first<{
      id: number;
      name: string;
      applied_at: string;
    }>();
    if (!row) throw new Error("nothing was migrated");
    await env.DB.prepare("DELETE FROM d1_migrations WHERE id = ?").bind(row.id).run();
    expect((await ask(createWholeSite(createTestBackend()))).checks.migrations).toBe("failed");
    await env.DB.prepare("INSERT INTO d1_migrations (id, name, applied_at) VALUES (?, ?, ?)")
      .bind(row.id, row.name, row.applied_at)
      .run();
    await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')").run();
    expect((await ask(createWholeSite(createTestBackend()))).checks.migrations).toBe("ok");
  });

  test("is 503 for a database that another text of the same migration has made, or one from before there were digests", async () => {
    const newest = "migration = (SELECT MAX(migration) FROM schema_digests)";
    const select = `SELECT digest FROM schema_digests WHERE ${newest}`;
    const digest = await env.DB.prepare(select).first<string>("digest");
    const update = `UPDATE schema_digests SET digest = ? WHERE ${newest}`;
    const note = (text: string | null) => env.DB.prepare(update).bind(text);
    await note("of an older text").run();
    expect((await ask(createWholeSite(createTestBackend()))).checks).toMatchObject({
      database: "ok",
      migrations: "failed",
    });
    await note(digest).run();
    await env.DB.prepare("ALTER TABLE schema_digests RENAME TO put_aside").run();
    expect((await ask(createWholeSite(createTestBackend()))).checks).toMatchObject({
      database: "ok",
      migrations: "failed",
    });
    await env.DB.prepare("ALTER TABLE put_aside RENAME TO schema_digests").run();
    expect((await ask(createWholeSite(createTestBackend()))).checks.migrations).toBe("ok");
  });

  test("tells how things are now, whatever the circuit breaker remembers", async () => {
    const guard = createBackendGuard();
    for (let i = 0; i < 5; i++) guard.settle("failed");
    const site = createWholeSite(createTestBackend());
    const response = await site.visit("/healthz", {}, { guard });
    expect(response.status).toBe(200);
  });
});
