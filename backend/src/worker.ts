import { createApp } from "./app";
import { assertConfiguration, type BackendEnv } from "./env";
import { runMinuteJobs } from "./jobs";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";

const app = createApp();

export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  async scheduled(_event, env, ctx) {
    assertConfiguration(env);
    ctx.waitUntil(runMinuteJobs({ env, clock: systemClock, ids: createIds(systemClock) }));
  },
} satisfies ExportedHandler<BackendEnv>;
