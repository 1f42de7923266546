import documents from "../../../docs/rest-calls.json";
import { documentedOnly } from "../contract/documented-fields";
import { answerOf } from "./handlers";
import { Refused } from "./refused";
import { emptyWorld, NOW, newCustomer, newOrder, newRefund, type Row, type World } from "./world";

/** A documented call with the address that it is served at. */
const routes = documents
  .filter(({ external, path }) => !external && path.startsWith("/"))
  .map(({ id, method, path, auth }) => ({
    id,
    method: method.replace("*", ""),
    needsToken: auth === true,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`),
  }))
  // What has no parameter wins over what has one (C-53).
  .sort((one, other) => one.names.length - other.names.length);

/** Headers that the documents know; a foreign platform hears no other. */
const TOKEN = "WEB-TOKEN";

/** What such a platform makes of its own answer to a call. */
export type Face = (id: string, data: unknown) => unknown;

/**
 * Another company's platform: it answers the documented calls with the documented fields and knows nothing of ours. An
 * undocumented call is 404, and an answer without a documented shape is null.
 */
export function createDocumentedBackend(world: World = emptyWorld(), face: Face = (_id, data) => data) {
  async function fetch(input: Request | string, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (!route) return new Response("Not Found", { status: 404 });
    const phone = world.tokens.get(request.headers.get(TOKEN) ?? "");
    const customer = world.customers.get(phone ?? "") ?? null;
    if (route.needsToken && !customer) return answer(7001, "请先登录", null);
    const [, ...values] = route.pattern.exec(pathname) ?? [];
    const params = Object.fromEntries(route.names.map((name, index) => [name, values[index]]));
    const given = { ...Object.fromEntries(searchParams), ...(await readBody(request)), ...params };
    try {
      const data = answerOf(route.id, { world, given, customer }) ?? null;
      return answer(0, "success", face(route.id, documentedOnly(route.id, data)));
    } catch (error) {
      if (error instanceof Refused) return answer(error.code, error.message, null);
      throw error;
    }
  }

  return { world, fetch, origin: "http://backend", calls: [] };
}

const answer = (code: number, message: string, data: unknown) => Response.json({ code, message, data });

async function readBody(request: Request): Promise<Row> {
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("json")) return request.json();
  if (type.includes("form")) return Object.fromEntries(await request.formData());
  return {};
}

/** A world in which the customer of the token `t` has something of everything, under the id 5. */
export function furnishedWorld(): World {
  const world = emptyWorld();
  const customer = { ...newCustomer(7, "13812345678"), hasPwd: true, password: "201788", balance: 500 };
  world.customers.set(customer.username, customer);
  world.tokens.set("t", customer.username);
  const item = { imgUrl: "/files/a.jpg", goodsTypeId: 11, name: "沙发", count: 1 };
  const order = newOrder(5, customer, { orderItems: [item] });
  world.orders.push(order);
  const refund = newRefund(
    5,
    { ...order, status: "RECEIVING_ORDER", payWay: "WALLET" },
    { content: "不想要了" },
  );
  world.refunds.push({
    ...refund,
    ...{ status: "ARBITRATION", arbitrationNo: "ZC5", arbitrationStateName: "平台处理中" },
    ...{ applyArbitrationTime: NOW, applyArbitrationAmount: 128.5, arbitrationContent: "师傅没有上门" },
  });
  const createTime = order.createTime;
  world.messages.push({
    id: 5,
    title: "支付成功",
    content: "<p>订单已支付</p>",
    createTime,
    isRead: false,
    mesAssociatedId: 5,
  });
  world.goods.push({
    ...{ id: 5, name: "沙发", goodsTypeId: 11, goodsTypeName: "沙发", shopUrl: null, description: null },
    ...{ imgUrl: "/files/a.jpg", installVideoUrl: null },
  });
  world.ledger.push({
    ...{ createTime, type: "RECHARGE", payWay: "ALIPAY", amount: 500, previousAmount: 0, nextAmount: 500 },
    content: "余额充值|1",
  });
  world.withdrawals.push({
    ...{ createTime, targetAccount: "支付宝 138****5678", totalAmount: 100, actualAmount: 99.4 },
    ...{ serviceCharge: 0.6, status: "FALL" },
  });
  world.markups.push({
    ...{
      id: 5,
      orderNo: "JJ5",
      mainOrderId: 5,
      status: "WAIT_PAY",
      amount: 20,
      createTime,
      type: "ORDINARY",
    },
    ...{ markupType: "爬楼费", markupRemark: "", createBy: "陈师傅", createPhone: null, content: "电梯停用" },
    ...{ rejectContent: null, dealTime: null, payWay: null, orderAbnormalId: null },
  });
  return world;
}
