import { describe, expect, test } from "vitest";
import { restOrder, restOrderDetail } from "../../support/contract/rest-order";
import { restAbnormal } from "./rest-abnormal";
import { restRefund } from "./rest-refund";
import { createFakeBackend, post, postOperation } from "./support";

const ORDER = "GET /order/api/order/5";

describe("orders in the graph", () => {
  test("[PAY-01] [PAY-07] [ENT-05] [API-024] money is in 分, moments carry the offset of Shanghai, and the actions follow the status", async () => {
    const backend = createFakeBackend({ [ORDER]: { data: restOrderDetail(5) } });
    const query = `{ order(id: "5") {
      id status items { name count } totalAmount lines { fee } createdAt expiresAt paidAt displayStatus displayAddress verifType actions
    } }`;
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(answer.data.order).toEqual({
      id: "5",
      status: "WAIT_PAY",
      items: [{ name: "沙发", count: 1 }],
      totalAmount: 12855,
      lines: [{ fee: 12855 }],
      createdAt: "2026-11-20T16:30:00+08:00",
      expiresAt: "2026-11-21T16:30:00+08:00",
      paidAt: null,
      displayStatus: "待付款",
      displayAddress: "西湖区文三路 1 号",
      verifType: "NOT",
      actions: ["PAY", "CANCEL", "COPY", "ADD_FOLLOW_UP"],
    });
  });

  test.each([
    ["文三路 1 号", "西湖区文三路 1 号"],
    ["杭州市西湖区文三路 1 号", "杭州市西湖区文三路 1 号"],
  ])("[LIST-23] [LIST-43] an order and its refund are listed at %s as %s", async (address, shown) => {
    const order = { ...restOrder(5), address };
    const backend = createFakeBackend({
      "GET /order/api/order": { data: { rows: [order], total: 1 } },
      "GET /order/api/refund": { data: { rows: [restRefund(5)], total: 1 } },
      "POST /order/api/order/list_by_orderIds": { data: [order] },
    });
    const query = `{ viewer {
      orders(page: 1, pageSize: 6) { nodes { displayAddress } }
      refunds(page: 1, pageSize: 6) { nodes { order { displayAddress items { name } } } }
    } }`;
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(answer.data.viewer).toEqual({
      orders: { nodes: [{ displayAddress: shown }] },
      refunds: { nodes: [{ order: { displayAddress: shown, items: [{ name: "沙发" }] } }] },
    });
  });

  test.each([
    [1, "外包装褶皱或变形"],
    [2, "外包装破损"],
    [3, "外包装完好"],
    [null, null],
  ])("[ABN-09] [ENUM-18] a package in state %j is shown as %j", async (packageState, shown) => {
    const records = [{ ...restAbnormal(1), packageState }];
    const backend = createFakeBackend({ "GET /order/api/abnormal/list": { data: { records, total: 1 } } });
    const query = '{ viewer { abnormalRecords(orderId: "5") { nodes { packageState } } } }';
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(answer.data.viewer.abnormalRecords.nodes).toEqual([{ packageState: shown }]);
  });

  test("[ROLE-16] [API-024] an order that is missing, another customer's or no id at all is null, all alike", async () => {
    const backend = createFakeBackend({ [ORDER]: { code: 4004, message: "订单不存在" } });
    const query = '{ a: order(id: "5") { id } b: order(id: "x") { id } }';
    const { answer } = await post(backend, { query }, { token: "t" });
    expect(answer).toEqual({ data: { a: null, b: null } });
  });

  test("[API-023] creating an order sends the documented names, 元 and the idempotency key", async () => {
    const backend = createFakeBackend({ "POST /order/api/order": { data: { orderId: 99 } } });
    const input = {
      idempotencyKey: "key-1",
      goodsTypeId: "1",
      serviceTypeId: "2",
      customerName: "李四",
      customerPhone: "13900000000",
      hasLift: false,
      floors: 3,
      areaCode: "330106",
      address: "文三路 1 号",
      items: [{ imageUrl: "/files/a.jpg", goodsTypeId: "11", name: "沙发", count: 1 }],
      totalVolume: "1.5",
      packingCount: 2,
      isArrival: true,
      verifType: "NOT",
      expectedAt: "2026-11-21T02:00:00Z",
      contactName: "张三",
      contactPhone: "13812345678",
      quotedTotalFee: 12855,
    };
    const query =
      "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { ... on OrderCreated { orderId } } }";
    const { answer } = await post(backend, { query, variables: { input } }, { token: "t" });
    expect(answer).toEqual({ data: { createOrder: { orderId: "99" } } });
    expect(backend.calls[0]?.headers.get("idempotency-key")).toBe("key-1");
    expect(backend.calls[0]?.body).toEqual({
      orderType: "GENERAL",
      goodsTypeId: "1",
      serviceType: "2",
      customerName: "李四",
      customerPhone: "13900000000",
      isLift: "false",
      floorsNumber: 3,
      areaCode: "330106",
      address: "文三路 1 号",
      orderItems: [{ imgUrl: "/files/a.jpg", goodsTypeId: "11", name: "沙发", count: 1 }],
      totalVolume: "1.5",
      packingCount: 2,
      isArrival: "true",
      verifType: "NOT",
      expectedTime: "2026-11-21 10:00:00",
      userName: "张三",
      userPhone: "13812345678",
      quotedTotalFee: 128.55,
    });
  });

  test("paying answers the order as it stands afterwards", async () => {
    let paid = false;
    const backend = createFakeBackend({
      "PUT /order/api/order/5/pay": () => {
        paid = true;
        return { data: null };
      },
      [ORDER]: () => ({ data: { ...restOrderDetail(5), status: paid ? "WAIT_ASSIGN" : "WAIT_PAY" } }),
    });
    const query = `mutation ($input: PayOrderInput!) { payOrder(input: $input) {
      ... on OrderPayment { order { status actions } pageHtml qrCode }
    } }`;
    const input = { idempotencyKey: "key-2", orderId: "5", payWay: "WALLET", password: "123456" };
    const { answer } = await post(backend, { query, variables: { input } }, { token: "t" });
    expect(answer.data.payOrder).toEqual({
      order: {
        status: "WAIT_ASSIGN",
        actions: ["REFUND", "ADD_EXCEPTION", "MARKUP_CALL", "CALL", "COPY", "ADD_FOLLOW_UP", "COMPLAIN"],
      },
      pageHtml: null,
      qrCode: null,
    });
    const [call] = backend.calls;
    expect(call?.headers.get("idempotency-key")).toBe("key-2");
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ payWayEnum: "WALLET", pwd: "123456" });
  });

  test.each([
    ["ALIPAY", { pageHtml: "<form></form>", qrCode: null }, "<form></form>"],
    ["WECHAT", { pageHtml: null, qrCode: "data:image/png;base64,AA" }, "data:image/png;base64,AA"],
  ])("[API-026] what %s wants to be shown arrives in its own field", async (payWay, shown, data) => {
    const backend = createFakeBackend({ "PUT /order/api/order/5/pay": { data } });
    const query =
      "mutation ($input: PayOrderInput!) { payOrder(input: $input) { ... on OrderPayment { pageHtml qrCode } } }";
    const input = { idempotencyKey: "key-3", orderId: "5", payWay };
    const { answer } = await post(backend, { query, variables: { input } }, { token: "t" });
    expect(answer.data.payOrder).toEqual(shown);
  });

  test("[PLACE-25] [CONST-11] [API-018] the goods picker asks for the first 999 goods of the category, by keyword", async () => {
    const backend = createFakeBackend({ "POST /user/api/goods/list": { data: { rows: [], total: 0 } } });
    const variables = { goodsTypeId: "1", keyword: "床" };
    const { answer } = await postOperation(backend, "LibraryGoods", variables);
    expect(answer.errors).toBeUndefined();
    expect(Object.fromEntries(backend.calls[0]?.query ?? [])).toEqual({
      goodsTypeId: "1",
      keyWord: "床",
      pageIndex: "1",
      pageNum: "999",
    });
  });

  test("[PLACE-23] [API-019] an area counts as served only when the backend answers 0", async () => {
    const backend = createFakeBackend({
      "GET /common/api/area/servce_agent_area": ({ query }) =>
        query.get("areaCode") === "330106" ? {} : { code: 4201, message: "该区域暂未开通服务，无法下单" },
    });
    const query =
      '{ a: areaServed(goodsTypeId: "1", areaCode: "330106") b: areaServed(goodsTypeId: "1", areaCode: "540102") }';
    const { answer } = await post(backend, { query });
    expect(answer.data).toEqual({ a: true, b: false });
  });

  test("[PLACE-24] [API-015] tips that cannot be loaded are silently absent", async () => {
    const backend = createFakeBackend({
      "GET /common/api/goods_type/goods_area_description": () => new Response("", { status: 500 }),
    });
    const { answer } = await post(backend, { query: '{ areaTips(areaCode: "330106") }' });
    expect(answer).toEqual({ data: { areaTips: null } });
  });
});
