import { join } from "node:path";
import { buildIfNeeded } from "../../../scripts/lib/build";
import { ROOT } from "../../support/project/source-files";
import { COMPATIBILITY } from "../../support/servers/local-workers";
import { bundle } from "../support/bundle";
import { startMiniflare } from "../support/miniflare";
import { isSmall } from "../support/small";

export const SECRET = "bench-room-event-secret";

/** The backend as far as public pages need one: it answers every list with an empty one, after a moment; or fails. */
const BACKEND = `let isAway = false;
export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/switch/")) isAway = pathname === "/switch/off";
    else if (isAway) throw new Error("the backend is away");
    await new Promise((resolve) => setTimeout(resolve, 20));
    const data = pathname === "/common/advertise/list" ? { rows: [], total: 0 } : [];
    return Response.json({ code: 0, message: "success", data });
  },
};`;

const ENTRY = isSmall ? "tests/bench/cache/hurried-site.ts" : "server.ts";

export interface Site {
  readonly port: number;
  switchBackend(to: "on" | "off"): Promise<void>;
  stop(): Promise<void>;
}

/** The built site Worker and its static files under Miniflare alone, without wrangler's proxy in front of it. */
export async function startSite(): Promise<Site> {
  await buildIfNeeded();
  const { port, begun, stop } = await startMiniflare(
    async (folder) => [
      {
        name: "site",
        ...COMPATIBILITY,
        modules: [{ type: "ESModule", path: await bundle(ENTRY, folder) }],
        modulesRoot: folder,
        assets: {
          directory: join(ROOT, "build/client"),
          binding: "ASSETS",
          routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: false },
        },
        durableObjects: { USER_ROOMS: { className: "UserRoom", useSQLite: true } },
        serviceBindings: { BACKEND: "backend" },
        bindings: {
          ENVIRONMENT: "local",
          SANDBOX: "on",
          GRAPHQL_PLAYGROUND: "off",
          ROOM_EVENT_SECRET: SECRET,
        },
      },
      { name: "backend", ...COMPATIBILITY, modules: true, script: BACKEND },
    ],
    (miniflare) => miniflare.getWorker("backend"),
  );
  return {
    port,
    async switchBackend(to) {
      await (await begun.fetch(`http://backend/switch/${to}`)).text();
    },
    stop,
  };
}
