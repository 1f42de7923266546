import { createServer } from "node:http";
import { listOrders } from "../../../schema/rest/orders/orders";
import { answerParent } from "../support/answer-parent";
import { listen } from "../support/listen";
import { ORDERS } from "./backend-data";

/** The REST backend that all contenders ask: one call, answered from memory as fast as Node can. */
const answer = Buffer.from(JSON.stringify({ code: 0, message: "success", data: ORDERS }));
let requests = 0;

const server = createServer((request, response) => {
  requests += 1;
  const isKnown = request.headers["web-token"] && request.url?.split("?")[0] === listOrders.path;
  if (!isKnown) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": answer.length });
  response.end(answer);
});
server.keepAliveTimeout = 60_000;
answerParent(await listen(server), () => requests);
