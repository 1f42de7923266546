/** The Worker that workerd tests run in: its bindings are those of both Workers together. */
import type { BackendEnv, WebhookWake } from "../../backend/src/env";

export { CallLine } from "../../durable-objects/call-line";
export { UserRoom } from "../../durable-objects/user-room";

export default {
  fetch: () => new Response("not under test", { status: 404 }),
  // Loaded with the first message: most files send none.
  async queue(batch, env) {
    const { default: backend } = await import("../../backend/src/worker");
    await backend.queue(batch, env);
  },
} satisfies ExportedHandler<BackendEnv, WebhookWake>;
