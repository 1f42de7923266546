import { join } from "node:path";
import process from "node:process";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { testReferenceStatements } from "../../../backend/seed/sql";
import { readMigrations } from "../../../scripts/lib/migrations";
import { directoryOfWorker } from "../../../scripts/lib/stores/open-stores";
import { backendWorkers, storesOfBackend } from "../servers/local-workers";
import { type ServerTask, serverTask } from "./messages";
import { addPayers } from "./payers";

const PEPPER = "process-test-pepper";

/** Serves the built backend on its state folder until its process is killed, or left by its parent. */
async function serve({ module, state, payers }: ServerTask): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      // Where wrangler would put it below its state folder.
      resourcePersistencePath: join(state, "v3"),
      workers: await backendWorkers(module, {
        ROOM_EVENT_SECRET: "process-test-room-secret",
        OPERATOR_TOKEN: "process-test-operator-token",
        SECRET_PEPPER: PEPPER,
      }),
    }),
  );
  process.on("disconnect", () => void miniflare.dispose().finally(() => process.exit()));
  const { port } = await miniflare.ready;
  if (payers > 0) {
    const directory = await directoryOfWorker(miniflare, "backend");
    for (const sql of [...migrations(), ...testReferenceStatements()]) await directory.prepare(sql).run();
    await addPayers(await storesOfBackend(miniflare), payers, PEPPER);
  }
  process.send?.({ port: Number(port) });
}

const migrations = () => readMigrations().flatMap(({ statements }) => statements);

await serve(serverTask.parse(JSON.parse(process.argv[2] ?? "{}")));
