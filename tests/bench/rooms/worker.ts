import type { SiteEnv } from "../../../gateway/env";
import { handleRoomRequest } from "../../../gateway/sockets/rooms";
import { ASKED_PATH, userOf } from "./wire";

export { UserRoom } from "../../../durable-objects/user-room";

let asked = 0;

/** The rooms as the site Worker serves them, signed intake and all; only whose cookie it is needs no backend here, and
 * is counted. */
export default {
  fetch: (request, env) => {
    if (new URL(request.url).pathname === ASKED_PATH) return new Response(String(asked));
    const token = /\btoken=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
    return handleRoomRequest(request, env, {
      token,
      now: () => Date.now(),
      resolveUserId: async (value) => {
        asked += 1;
        return userOf(value);
      },
    });
  },
} satisfies ExportedHandler<SiteEnv>;
