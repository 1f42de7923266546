import { createApp } from "./app";
import { assertConfiguration } from "./assert-configuration";
import { createBackendCell } from "./cell";
import type { BackendEnv, WebhookWake } from "./env";
import { runMinuteJobs } from "./minute";
import { takeWakes } from "./modules/webhook-sending/take-wakes";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";
import { runTraced, startTrace } from "./shared/trace";

const app = createApp();

export const Cell = createBackendCell(app);
export { Passwords } from "./shared/passwords";

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  async scheduled(_event, env, ctx) {
    assertConfiguration(env);
    const ids = createIds(systemClock);
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    const dependencies = { env, clock: systemClock, ids, waitUntil };
    const trace = startTrace(`job-${ids.token(8)}`, "cron");
    ctx.waitUntil(runTraced(trace, () => runMinuteJobs(dependencies)));
  },
  async queue(batch, env) {
    assertConfiguration(env);
    const ids = createIds(systemClock);
    const trace = startTrace(`queue-${ids.token(8)}`, "queue");
    await runTraced(trace, () => takeWakes(batch, { env, clock: systemClock, ids }));
  },
} satisfies ExportedHandler<BackendEnv, WebhookWake>;
