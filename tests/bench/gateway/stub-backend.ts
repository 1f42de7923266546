import { createServer } from "node:http";
import { getCustomer } from "../../../schema/rest/customer";
import { listOrders } from "../../../schema/rest/orders";
import { answerParent } from "../support/answer-parent";
import { listen } from "../support/listen";
import { CUSTOMER, ORDERS } from "./backend-data";

/** The REST backend that all contenders ask: two calls, answered from memory as fast as Node can. */
const envelope = (data: unknown) => Buffer.from(JSON.stringify({ code: 0, message: "success", data }));
const answers = new Map([
  [getCustomer.path as string, envelope(CUSTOMER)],
  [listOrders.path as string, envelope(ORDERS)],
]);
let requests = 0;

const server = createServer((request, response) => {
  requests += 1;
  const answer = request.headers["web-token"] ? answers.get(request.url?.split("?")[0] ?? "") : undefined;
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": answer.length });
  response.end(answer);
});
server.keepAliveTimeout = 60_000;
answerParent(await listen(server), () => requests);
