// npm install standardwebhooks && node receive-events.mjs
import { createServer } from "node:http";
import { env } from "node:process";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(env.ZD_WEBHOOK_SECRET);
// 正式使用时请存入数据库。
const seen = new Set();

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    webhook.verify(body, request.headers);
  } catch {
    response.writeHead(401).end();
    return;
  }
  const id = request.headers["webhook-id"];
  const { type, data } = JSON.parse(body);
  if (!seen.has(id)) console.info(type, data.orderNo, data.status);
  seen.add(id);
  response.writeHead(204).end();
});
server.listen(Number(env.PORT ?? 8080));
