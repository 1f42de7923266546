import type { SiteEnv } from "../../../gateway/env";
import { handleRoomRequest } from "../../../gateway/sockets/rooms";
import { userOf } from "./wire";

export { UserRoom } from "../../../durable-objects/user-room";

/** The rooms as the site Worker serves them, signed intake and all; only whose cookie it is needs no backend here. */
export default {
  fetch: (request, env) => {
    const token = /\btoken=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
    return handleRoomRequest(request, env, {
      token,
      now: () => Date.now(),
      resolveUserId: async (value) => userOf(value),
    });
  },
} satisfies ExportedHandler<SiteEnv>;
