import { DurableObject } from "cloudflare:workers";
import { INTAKE_PATH, SOCKET_PATH } from "./wire";

/**
 * The floor of what a room does: a Durable Object that stores what comes and then sends it to its sockets, unsigned,
 * unread and never forgotten. What this costs is workerd's, and no room that keeps what it shows can cost less.
 */
export class UserRoom extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS pushes (id INTEGER PRIMARY KEY, body TEXT)");
  }

  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.send('{"type":"hello"}');
    return new Response(null, { status: 101, webSocket: client });
  }

  async deliver(frame: string): Promise<void> {
    this.ctx.storage.sql.exec("INSERT INTO pushes (body) VALUES (?)", frame);
    for (const socket of this.ctx.getWebSockets()) socket.send(frame);
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
    await room.deliver(`{"type":"events",${events.slice(1)}`);
    return new Response("{}");
  },
} satisfies ExportedHandler<BareEnv>;
