import { createApp } from "./app";
import { assertConfiguration, type BackendEnv } from "./env";
import { runMinuteJobs } from "./jobs";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";
import { runTraced, startTrace } from "./shared/trace";

const app = createApp();

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  async scheduled(_event, env, ctx) {
    assertConfiguration(env);
    const ids = createIds(systemClock);
    const trace = startTrace(`job-${ids.token(8)}`, "cron");
    ctx.waitUntil(runTraced(trace, () => runMinuteJobs({ env, clock: systemClock, ids })));
  },
} satisfies ExportedHandler<BackendEnv>;
