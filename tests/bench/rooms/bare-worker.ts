import { DurableObject } from "cloudflare:workers";
import { INTAKE_PATH, SOCKET_PATH } from "./wire";

/**
 * The least that a room on workerd can do: it holds sockets and passes on what comes, unsigned, unread and unkept. What
 * this costs is workerd's, and no room can cost less.
 */
export class UserRoom extends DurableObject {
  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.send('{"type":"hello"}');
    return new Response(null, { status: 101, webSocket: client });
  }

  async pass(text: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}

interface BareEnv {
  USER_ROOMS: DurableObjectNamespace<UserRoom>;
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const userId = (SOCKET_PATH.exec(pathname) ?? INTAKE_PATH.exec(pathname))?.[1];
    if (!userId) return new Response(null, { status: 404 });
    const room = env.USER_ROOMS.getByName(userId);
    if (request.method === "GET") return room.fetch(request);
    const events = await request.text();
    await room.pass(`{"type":"events",${events.slice(1)}`);
    return new Response("{}");
  },
} satisfies ExportedHandler<BareEnv>;
