import { beforeAll, describe, expect, test } from "vitest";
import documented from "../../../../docs/rest-calls.json";
import { contractCalls } from "../../../support/contract/contract";
import { callAt } from "../../../support/contract/documented-calls";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { sampleOf } from "../../../support/contract/zod-sample";
import { createFakeBackend, type FakeBackend, ORIGIN, post, visit } from "../support";
import { backendWith } from "./page-backend";
import { pageOperations, pageQueries } from "./page-queries";

/**
 * Queries that make more than one REST call, with how many, whatever the number of rows. More than four need a reason.
 */
const SEVERAL: Readonly<Record<string, number>> = {
  AreaOptions: 3,
  BatchImport: 2,
  BatchOrders: 2,
  BatchStart: 3,
  BillPage: 2,
  CustomerArea: 3,
  // What is to be done today, the tiles and the first look at the orders; every card has a source of its own.
  CustomerHome: 7,
  // The address, and what was sent to it.
  DeliveriesPage: 2,
  // Whom codes are sent to, and the keys.
  DeveloperPage: 2,
  // Our own backend has keys, and is not asked.
  DevelopersPage: 0,
  ExceptionForm: 2,
  // What goods can be, categories and kinds side by side, for the filter and the form.
  GoodsFormPage: 3,
  GoodsLibrary: 3,
  HomeAlerts: 4,
  // Seven cards of seven sources, which the page does not wait for.
  HomeCards: 7,
  // Of it, what events change.
  HomeLive: 5,
  HomePage: 2,
  JoinPage: 4,
  LiveOrders: 2,
  MarkupOrder: 2,
  // Both views at once here, and the numbers of the tabs; the page asks for one of them.
  MessageList: 3,
  MessageSettings: 2,
  OrderContact: 2,
  // The choices of the filter panel, once for a document.
  OrderFilterOptions: 6,
  OrderPaymentPage: 4,
  OrderPlaces: 2,
  OrderRecords: 4,
  Payer: 4,
  // Our own backend has everything, and is not asked.
  PersonalDataPage: 3,
  ProfitPage: 3,
  ReceiptPage: 2,
  RechargePage: 3,
  SafetyPage: 4,
  RefundForm: 2,
  RefundList: 4,
  // Both lists at once here; the page asks for one of them.
  RightsList: 2,
  ServedGoodsTypes: 2,
  // Categories and kinds side by side, the last orders and the templates, one press away.
  SpeedOrderPage: 6,
  StepOnePage: 4,
  StepTwoPage: 2,
  WalletPage: 3,
  WithdrawPage: 4,
};

describe("queries of the app", () => {
  test("no number is left over from a query that is gone", () => {
    const names = new Set(pageQueries.map(({ name }) => name));
    expect(Object.keys(SEVERAL).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(pageQueries)(
    "$name asks the backend equally often for 1 row and for 50, once unless it says how often",
    async ({ id, name, variables }) => {
      for (const rows of [1, 50]) {
        const backend = backendWith(rows);
        const { answer } = await post(backend, { documentId: id, variables }, { token: "t" });
        expect(answer.errors).toBeUndefined();
        expect(backend.calls).toHaveLength(SEVERAL[name] ?? 1);
      }
    },
  );
});

const operation = (name: string) => {
  const found = pageQueries.find((query) => query.name === name);
  if (!found) throw new Error(`no page asks ${name}`);
  return found;
};

/** What a query of the pages asks of a backend, in which sequence, and what it answers. */
async function ask(name: string, backend: FakeBackend) {
  const { id, variables } = operation(name);
  const { answer } = await post(backend, { documentId: id, variables }, { token: "t" });
  return { data: answer.data, asked: backend.calls.map(({ path }) => path) };
}

test.each(["AccountStrip", "CustomerArea"])(
  "[NAV-02] [AUTH-16] [AUTH-19] [ENT-01] %s asks for the name and the picture of the customer",
  async (name) => {
    const { data } = await ask(name, backendWith(1));
    expect(Object.keys(data.viewer.customer)).toEqual(expect.arrayContaining(["nickname", "avatar"]));
  },
);

test("[ROUTE-39] [SET-08] [SET-03] [SET-06] the settings ask for everything that their form sends", async () => {
  const { data } = await ask("SettingPage", backendWith(1));
  const fields = ["nickname", "phone", "avatar", "email", "gender", "areaPath", "address"];
  expect(Object.keys(data.viewer.customer)).toEqual(expect.arrayContaining(fields));
});

describe("goods types", () => {
  const TOP = "/common/api/goods_type/top_class";
  const TREE = "/common/api/goods_type";
  const type = (id: number, name: string, children: object[] = []) => ({ id, name, icon: "x", children });
  const goodsBackend = () =>
    createFakeBackend({
      [`GET ${TOP}`]: { data: [type(2, "卫浴"), type(1, "家具")] },
      [`GET ${TREE}`]: { data: [type(1, "家具", [type(11, "沙发")]), type(2, "卫浴", [type(21, "马桶")])] },
    });

  test("[PLACE-19] [GOODS-08] [API-013] [ENT-08] categories are those of top_class, the kinds of all of them one read of the tree beside it", async () => {
    for (const name of ["StepOnePage", "SpeedOrderPage", "GoodsLibrary"]) {
      const { data, asked } = await ask(name, goodsBackend());
      expect(data.goodsTypes).toMatchObject([
        { id: "2", name: "卫浴", children: [{ id: "21", name: "马桶" }] },
        { id: "1", name: "家具", children: [{ id: "11", name: "沙发" }] },
      ]);
      expect(asked.filter((path) => path.startsWith(TREE)).sort()).toEqual([TREE, TOP]);
    }
  });

  test("pages that show categories alone do not read the tree", async () => {
    for (const name of ["HomePage", "ApplicationCategories", "BatchStart"]) {
      const { asked } = await ask(name, goodsBackend());
      expect(asked.filter((path) => path.startsWith(TREE))).toEqual([TOP]);
    }
  });

  test("[PLACE-19] [API-014] an area leaves the types that masters serve there", async () => {
    const backend = createFakeBackend({
      [`GET ${TOP}`]: { data: [type(1, "家具"), type(2, "卫浴")] },
      [`GET ${TREE}`]: ({ query }) => ({
        data: query.get("areaCode") === "330106" ? [type(2, "卫浴", [type(21, "马桶")])] : [],
      }),
    });
    const query = '{ goodsTypes(areaCode: "330106") { name children { name } } }';
    const { answer } = await post(backend, { query }, { env: { GRAPHQL_PLAYGROUND: "on" } });
    expect(answer.data).toEqual({ goodsTypes: [{ name: "卫浴", children: [{ name: "马桶" }] }] });
    const { data } = await ask("ServedGoodsTypes", backend);
    expect(data).toMatchObject({ goodsTypes: [{ id: "2", children: [{ id: "21" }] }] });
  });
});

describe("how goods were collected", () => {
  const PICK_UP = "/order/api/goods_pick_up";
  const record = { content: "外包装完好", imgs: [{ url: "/files/a.jpg" }] };
  const backendOf = (order: object) =>
    createFakeBackend({
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), ...order } },
      [`GET ${PICK_UP}`]: ({ query }) => ({ data: query.get("oid") === "5" ? record : null }),
    });

  test("[DETAIL-21] [API-040] is asked for where the order does not carry it, by its detail and by the page of its exception", async () => {
    for (const name of ["OrderRecords", "PickUpRecord"]) {
      const backend = backendOf({ isNeedTakeDelivery: true, status: "WAIT_INSTALL" });
      const { data, asked } = await ask(name, backend);
      expect(data.orderRecords.pickUp).toEqual({ content: "外包装完好", imageUrls: ["/files/a.jpg"] });
      expect(asked).toContain(PICK_UP);
    }
  });

  test.each([
    ["the order carries it", { isNeedTakeDelivery: true, status: "SUCCESS", orderGoodsPickUp: record }],
    ["the order needs no collection", { isNeedTakeDelivery: false, status: "WAIT_INSTALL" }],
    ["the goods are not collected yet", { isNeedTakeDelivery: true, status: "WAIT_PICK_UP" }],
  ])("is not asked for where %s", async (_where, order) => {
    expect((await ask("OrderRecords", backendOf(order))).asked).not.toContain(PICK_UP);
  });
});

test("[DETAIL-22] [API-041] [API-042] vouchers are read by query_credence for either kind, who took delivery by query_take_delivery", async () => {
  const createTime = "2026-11-20 16:30:00";
  const backend = createFakeBackend({
    "GET /order/api/order/5": { data: { ...restOrderDetail(5), orderType: "GENERAL" } },
    "GET /order/api/order_credence/query_credence": ({ query }) => ({
      data: [{ content: `${query.get("orderId")} ${query.get("type")}`, imgs: [], createTime }],
    }),
    "GET /order/api/order/query_take_delivery": ({ query }) => ({
      data: {
        takeDeliveryTime: createTime,
        workerName: `取货 ${query.get("orderId")}`,
        driverName: null,
        driverPhone: null,
      },
    }),
  });
  expect((await ask("OrderRecords", backend)).data.orderRecords).toMatchObject({
    writeOffs: [{ content: "5 HEXIAO_CREDENCE" }],
    newPhotos: [{ content: "5 BUCHONG_CREDENCE" }],
    takeDelivery: { workerName: "取货 5" },
  });
});

describe("documented calls", () => {
  /** Calls that are documented and not the site's to make, with what says so. */
  const NOT_OURS: Readonly<Record<string, string>> = {
    "API-043": "no document shows what it holds, nor a page that asks for it (G-03)",
    "API-109": "the site answers it itself, by the room of the customer",
  };
  /** Addresses of the site that pass on to the backend without the graph. */
  const PASSED_ON = contractCalls
    .map(({ call }) => call)
    .filter(({ id, file, form }) => id.startsWith("API-") && (file || form || id === "API-095"));

  const collected = { isNeedTakeDelivery: true, status: "WAIT_INSTALL", orderGoodsPickUp: null };
  const ANSWERS: Readonly<Record<string, object>> = {
    "API-004": { webToken: "t" },
    "API-005": { webToken: "t" },
    "API-024": { ...restOrderDetail(5), ...collected },
  };

  /** A third party's backend: it notes which documented calls it hears, and answers each with a value of its shape. */
  function createListener() {
    const heard = new Set<string>();
    async function fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const found = callAt(request.method, pathname);
      if (!found || found.id.startsWith("EXT-")) return new Response("Not Found", { status: 404 });
      heard.add(found.id);
      const { file } = found;
      if (file) return new Response("PK", { headers: { "content-type": file } });
      const data = ANSWERS[found.id] ?? sampleOf(found.data, 2);
      return Response.json({ code: 0, message: "success", data });
    }
    return { heard, calls: [], origin: "http://backend", fetch };
  }

  const backend = createListener();
  beforeAll(async () => {
    for (const { id, variables } of pageOperations) {
      await post(backend, { documentId: id, variables }, { token: "t" });
    }
    const headers = { cookie: "token=t", origin: ORIGIN };
    for (const { path, file, form } of PASSED_ON) {
      const type = form ? "multipart/form-data; boundary=b" : "application/json";
      const upload = { method: "POST", headers: { ...headers, "content-type": type }, body: "--b--" };
      await (await visit(backend, path, file ? { headers } : upload)).arrayBuffer();
    }
    await visit(backend, "/areas.json");
  });

  test.each(documented.filter(({ external }) => !external))(
    "[$id] is made by an operation or an address of the site, unless an exception says why not",
    ({ id }) => {
      expect(backend.heard.has(id)).toBe(!(id in NOT_OURS));
    },
  );
});
