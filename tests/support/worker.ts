/** The Worker that workerd tests run in: its bindings are those of both Workers together. */
import cellMigrations from "../../backend/migrations/cell-migrations.json";
import { createApp } from "../../backend/src/app";
import { createBackendCell } from "../../backend/src/cell";
import type { BackendEnv, WebhookWake } from "../../backend/src/env";
import { forgetMarks } from "../../durable-objects/cell/marks";
import { migrateCell } from "../../durable-objects/cell/migrate";

export { CallLine } from "../../durable-objects/call-line";
export { UserRoom } from "../../durable-objects/user-room";

export { ScratchDatabase } from "./database/scratch-database";

/** A cell that tests can empty. Its alarms come when a test wants them to: real time would meet the time of a test. */
export class Cell extends createBackendCell(createApp()) {
  #goesByItself = false;

  async empty(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    forgetMarks(this.ctx.storage);
    migrateCell(this.ctx.storage, cellMigrations);
    await this.readClock();
    this.#goesByItself = false;
  }

  /** From now on alarms do what is due. */
  async startClock(): Promise<void> {
    this.#goesByItself = true;
  }

  override async alarm(): Promise<void> {
    if (this.#goesByItself) await super.alarm();
  }
}

export default {
  fetch: () => new Response("not under test", { status: 404 }),
  // Loaded with the first message: most files send none.
  async queue(batch, env) {
    const { default: backend } = await import("../../backend/src/worker");
    await backend.queue(batch, env);
  },
} satisfies ExportedHandler<BackendEnv, WebhookWake>;
