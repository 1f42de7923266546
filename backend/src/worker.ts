import { createApp } from "./app";
import { assertConfiguration } from "./assert-configuration";
import { createBackendCell } from "./cell";
import type { BackendEnv } from "./env";
import { runMinuteJobs } from "./jobs";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";
import { runTraced, startTrace } from "./shared/trace";

const app = createApp();

export const Cell = createBackendCell(app);

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
} satisfies ExportedHandler<BackendEnv>;
