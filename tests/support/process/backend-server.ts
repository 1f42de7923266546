import { dirname, join } from "node:path";
import process from "node:process";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { testReferenceStatements } from "../../../backend/seed/sql";
import { readMigrations } from "../../../scripts/lib/migrations";
import { type ServerTask, serverTask } from "./messages";
import { addPayers } from "./payers";

const COMPATIBILITY = { compatibilityDate: "2026-08-01", compatibilityFlags: ["nodejs_compat"] };
const PEPPER = "process-test-pepper";

/** The site as far as the backend needs one: it takes events for rooms and acknowledges them. */
const SITE = `export default {
  async fetch(request) {
    const { events } = await request.json();
    return Response.json({ acked: events.at(-1).seq });
  },
};`;

/** Serves the built backend on its state folder until its process is killed, or left by its parent. */
async function serve({ module, state, payers }: ServerTask): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      // Where wrangler would put it below its state folder.
      resourcePersistencePath: join(state, "v3"),
      workers: [
        {
          name: "backend",
          ...COMPATIBILITY,
          modules: [{ type: "ESModule", path: module }],
          modulesRoot: dirname(module),
          d1Databases: ["DB"],
          r2Buckets: ["FILES"],
          serviceBindings: { SITE: "site" },
          bindings: {
            ENVIRONMENT: "local",
            SANDBOX: "on",
            SMS_PROVIDER: "sandbox",
            CAPTCHA_PROVIDER: "slider",
            ROOM_EVENT_SECRET: "process-test-room-secret",
            OPERATOR_TOKEN: "process-test-operator-token",
            SECRET_PEPPER: PEPPER,
          },
        },
        { name: "site", ...COMPATIBILITY, modules: true, script: SITE },
      ],
    }),
  );
  process.on("disconnect", () => void miniflare.dispose().finally(() => process.exit()));
  const { port } = await miniflare.ready;
  if (payers > 0) {
    const db = await miniflare.getD1Database("DB", "backend");
    for (const sql of [...migrations(), ...testReferenceStatements()]) await db.prepare(sql).run();
    await addPayers(db, payers, PEPPER);
  }
  process.send?.({ port: Number(port) });
}

const migrations = () => readMigrations().flatMap(({ statements }) => statements);

await serve(serverTask.parse(JSON.parse(process.argv[2] ?? "{}")));
