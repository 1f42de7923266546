import { createApp } from "./app";
import { assertConfiguration, type BackendEnv } from "./env";
import { runMinuteJobs } from "./jobs";
import { sweepUntilNextMinute } from "./modules/outbox/outbox.usecases";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";

const app = createApp();

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  async scheduled(_event, env, ctx) {
    assertConfiguration(env);
    const dependencies = { env, clock: systemClock, ids: createIds(systemClock) };
    ctx.waitUntil(sweepUntilNextMinute(dependencies));
    ctx.waitUntil(runMinuteJobs(dependencies));
  },
} satisfies ExportedHandler<BackendEnv>;
