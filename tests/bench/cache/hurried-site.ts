import type { SiteEnv } from "../../../gateway/env";
import site from "../../../server";
import { CLOCK_PATH } from "./hurried-clock";

export { CallLine, UserRoom } from "../../../server";

const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;

/** The site for the small form, which has no minute to wait until a page is stale. */
export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== CLOCK_PATH) return site.fetch(request, env, ctx);
    ahead += Number(await request.text());
    return new Response();
  },
} satisfies ExportedHandler<SiteEnv>;
