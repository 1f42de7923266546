import { createServer, type IncomingMessage } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { eventIntake } from "../../../durable-objects/protocol";
import { answerParent } from "../support/answer-parent";
import { listen } from "../support/listen";
import { INTAKE_PATH, SOCKET_PATH, sign } from "./wire";

/** The same fan-out by a plain `ws` server: signed intake, nothing stored, no replay, rooms in memory. */
const rooms = new Map<string, Set<WebSocket>>();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  const userId = INTAKE_PATH.exec(request.url ?? "")?.[1] ?? "";
  const body = await readBody(request);
  const [, time = "", signature = ""] =
    /^t=(\d+),v1=(\w+)$/.exec(String(request.headers["x-room-signature"])) ?? [];
  if (signature !== sign(userId, body, time)) return response.writeHead(401).end();
  const { events } = eventIntake.parse(JSON.parse(body));
  for (const event of events) {
    const frame = JSON.stringify({ type: "events", events: [event] });
    for (const socket of rooms.get(userId) ?? []) socket.send(frame);
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ acked: events.at(-1)?.seq }));
});

server.on("upgrade", (request, stream, head) => {
  const userId = SOCKET_PATH.exec(request.url ?? "")?.[1] ?? "";
  sockets.handleUpgrade(request, stream, head, (socket) => {
    const room = rooms.get(userId) ?? new Set();
    rooms.set(userId, room.add(socket));
    socket.on("close", () => room.delete(socket));
    socket.send(JSON.stringify({ type: "hello", version: 1, lastSeq: 0 }));
  });
});

answerParent(await listen(server));
