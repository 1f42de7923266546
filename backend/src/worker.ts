import { createApp } from "./app";
import { assertConfiguration } from "./assert-configuration";
import type { BackendEnv, WebhookWake } from "./env";
import { runMinuteJobs } from "./jobs";
import { sweepUntilNextMinute } from "./modules/outbox/outbox.usecases";
import { takeWakes } from "./modules/webhook-sending/take-wakes";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";
import { runTraced, startTrace } from "./shared/trace";

const app = createApp();

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  async scheduled(_event, env, ctx) {
    assertConfiguration(env);
    const ids = createIds(systemClock);
    const dependencies = { env, clock: systemClock, ids };
    const trace = startTrace(`job-${ids.token(8)}`, "cron");
    ctx.waitUntil(sweepUntilNextMinute(dependencies));
    ctx.waitUntil(runTraced(trace, () => runMinuteJobs(dependencies)));
  },
  async queue(batch, env) {
    assertConfiguration(env);
    const ids = createIds(systemClock);
    const trace = startTrace(`queue-${ids.token(8)}`, "queue");
    await runTraced(trace, () => takeWakes(batch, { env, clock: systemClock, ids }));
  },
} satisfies ExportedHandler<BackendEnv, WebhookWake>;
