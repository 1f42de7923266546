import { beforeEach, describe, expect, test, vi } from "vitest";
import { createRestClient } from "../../../gateway/rest/client";
import { startRestUsage } from "../../../gateway/rest/usage";
import { expectConsole } from "../../support/console-is-error";
import { contractCalls } from "../../support/contract";
import { backendWith, pageQueries } from "./page-queries";
import { late, turnDeadlines, whereOne } from "./slow-backend";
import { type FakeBackend, type GraphQLAnswer, post } from "./support";

const SECOND = 1000;
const DEADLINE = 8 * SECOND;

beforeEach(turnDeadlines);

/** Every call that each query of the pages makes. */
const dependencies = pageQueries.flatMap((query) =>
  routesOf(query.name).map((route) => ({ ...query, route })),
);

function routesOf(name: string): string[] {
  const customer = "GET /user/api/customer";
  const balance = "GET /user/api/customer/balance";
  const orders = "GET /order/api/order";
  const buttons = "GET /user/api/customer/button_control";
  const counts = "GET /order/api/order/stats_status";
  const exceptions = "GET /order/api/abnormal/list";
  const requests = "GET /order/api/markup/open_requests";
  const reminders = "POST /order/api/order/mes/list";
  const messages = "POST /user/api/mes/list";
  const abnormal = "GET /order/api/abnormal/list";
  const dictionary = "GET /common/api/dictItem/find_sys_dict_item";
  const known: Record<string, string[]> = {
    AboutPage: ["GET /common/api/article"],
    AbnormalOrder: ["GET /order/api/order/5"],
    AcceptancePage: ["GET /order/api/order/5"],
    AccountStrip: [customer],
    AddressLocation: ["GET /common/api/wuliu/geocode"],
    ApplicationCategories: ["GET /common/api/goods_type"],
    AreaChildren: ["GET /common/api/area/area_children"],
    AreaOptions: [
      "GET /common/api/area/all_province",
      "GET /common/api/area/area_children",
      "GET /common/api/area/area_children",
    ],
    AreaServed: ["GET /common/api/area/servce_agent_area"],
    ArrivingOrder: ["GET /order/api/order/5"],
    AreaTips: ["GET /common/api/goods_type/goods_area_description"],
    BatchOrders: ["POST /order/api/order/list_by_orderIds"],
    ArbitrationPage: ["GET /order/api/refund/5"],
    ComplainableOrders: ["GET /order/api/complaint/complaint_able_order"],
    CopiedOrder: ["GET /order/api/order/5"],
    CurrentCall: ["GET /user/api/video_call/current"],
    CustomerArea: [customer, messages],
    CustomerHome: [customer, balance, orders, buttons, counts, requests],
    ExceptionForm: ["GET /order/api/order/5", dictionary],
    FollowUpRecords: [abnormal],
    HelpPage: ["GET /common/api/article"],
    HelpTitles: ["GET /common/api/article"],
    HomeAlerts: [reminders, reminders, exceptions],
    HomeCards: [
      exceptions,
      "GET /common/advertise/list",
      "GET /common/api/article",
      "GET /common/api/article",
      "GET /order/api/order/logistics_list",
      reminders,
      reminders,
    ],
    HomeDayVisits: [orders],
    HomeLive: [balance, orders, counts, requests],
    HomeNotice: ["GET /common/api/article"],
    HomePage: ["GET /common/api/goods_type", "GET /common/advertise/list"],
    HomeVisitDays: ["POST /order/api/order/stats"],
    HomeWaybill: ["GET /common/api/wuliu/query_by_kuaidinum"],
    ImpressionTags: ["GET /common/api/tag"],
    JoinPage: [
      "GET /common/api/area/all_province",
      "GET /common/api/area/area_children",
      "GET /common/api/area/area_children",
      "GET /common/api/goods_type/area_services",
    ],
    KeptDraft: ["GET /order/api/order_draft"],
    LibraryGoods: ["POST /user/api/goods/list"],
    LiveOrders: ["POST /order/api/order/list_by_orderIds", counts],
    LogisticsCompanies: ["GET /common/api/wuliu/wuliu_company_search"],
    MarkupOrder: ["GET /order/api/order/5", dictionary],
    MarkupRequests: ["GET /order/api/markup/open_requests"],
    MarkupState: ["GET /order/api/markup/detail"],
    OrderAbnormal: [abnormal],
    OrderContact: ["GET /order/api/order/5", "GET /common/api/platform_user/query_kefu"],
    OrderFollowUps: ["GET /order/api/order/query_order_follow_by_orderid"],
    OrderDetail: ["GET /order/api/order/5"],
    OrderFilterOptions: [
      "POST /order/api/order/status",
      "GET /common/api/goods_type",
      "GET /common/api/area/all_province",
      "GET /common/api/area/area_children",
      "GET /common/api/area/area_children",
    ],
    OrderList: [orders],
    OrderMarkups: ["GET /order/api/markup/5/list"],
    OrderListCounts: [counts],
    OrderPayState: ["GET /order/api/order/5"],
    OrderPaymentPage: [customer, balance, "GET /order/api/order/5", "GET /common/platform/get_pay_way"],
    OrdersPayState: ["POST /order/api/order/list_by_orderIds"],
    OrderPlaces: ["GET /order/api/order/5", "GET /order/api/order_places"],
    OrderRecords: [
      "GET /order/api/order/5",
      "GET /order/api/order_credence/query_credence",
      "GET /order/api/order_credence/query_credence",
      "GET /order/api/order/query_take_delivery",
    ],
    Payer: [balance, customer, "GET /common/platform/get_pay_way"],
    SavedViews: ["GET /order/api/order_view"],
    OrderTemplates: ["GET /order/api/order_template"],
    PointAddress: ["GET /common/api/wuliu/regeocode"],
    PriceQuote: ["POST /order/api/order/price"],
    RechargePage: [balance, "GET /common/platform/get_pay_way"],
    RechargeState: ["GET /order/api/order/charge_info"],
    Recipients: ["GET /order/api/order_recipient"],
    OrderRefund: ["GET /order/api/refund/5"],
    RefundForm: ["GET /order/api/order/5", "GET /order/api/refund/reason"],
    RefundList: [
      "GET /order/api/refund",
      "POST /order/api/refund/status",
      "POST /order/api/order/list_by_orderIds",
    ],
    RightsList: ["GET /order/api/complaint/complaint_list", "GET /order/api/refund"],
    ServiceTypes: ["GET /common/api/service_type/list_by_good_type"],
    SignedIn: [customer],
    Sitemap: ["GET /common/api/article"],
    SpeedOrderPage: ["GET /common/api/goods_type", customer, "GET /common/api/platform_user/query_kefu"],
    StepOnePage: ["GET /common/api/goods_type"],
    StepThreePage: ["GET /order/api/order/5"],
    StepTwoPage: [customer],
    UnpaidOrders: ["GET /order/api/order/get_waitpay_order"],
    UnreadMessages: [messages],
    WaybillTrack: ["GET /common/api/wuliu/query_by_kuaidinum"],
  };
  return known[name] ?? [];
}

const ask = async (backend: FakeBackend, { id, variables }: (typeof pageQueries)[number]) =>
  (await post(backend, { documentId: id, variables }, { token: "t" })).answer;

/** What is left of good data when the fields at these paths are null. */
function without(data: unknown, paths: readonly (readonly (string | number)[])[]): unknown {
  const copy = structuredClone(data);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), copy);
    Reflect.set(Object(parent), path.at(-1) ?? "", null);
  }
  return copy;
}

/** Operations whose only field is the one that failed, and tips, which fail in silence (PLACE-24). */
const ALL_OR_NOTHING = new Set(["SignedIn"]);

function expectOnlyItsParts(name: string, answer: GraphQLAnswer, good: GraphQLAnswer) {
  for (const { message, extensions } of answer.errors ?? []) {
    expect({ message, code: extensions?.code }).toEqual({
      message: "服务暂时不可用，请稍后再试",
      code: 5003,
    });
  }
  if (name === "AreaTips") return expect(answer).toEqual({ data: { areaTips: null } });
  expect(answer.errors?.length).toBeGreaterThan(0);
  if (ALL_OR_NOTHING.has(name)) return;
  const paths = (answer.errors ?? []).map((error) => Object(error).path);
  expect(answer.data).toEqual(without(good.data, paths));
}

test("the table above knows every call of every query", async () => {
  for (const query of pageQueries) {
    const backend = backendWith(2);
    await ask(backend, query);
    const called = backend.calls.map(({ method, path }) => `${method} ${path}`);
    expect([query.name, ...called.sort()]).toEqual([query.name, ...routesOf(query.name).sort()]);
  }
});

describe("one broken call", () => {
  test.each(dependencies)(
    "[R23] [R24] $name keeps everything that does not come from $route",
    async (query) => {
      expectConsole(/"event":"graphql".*UpstreamError/);
      const good = await ask(backendWith(2), query);
      const broken = whereOne(
        backendWith(2),
        query.route,
        async () => new Response("<h1>500</h1>", { status: 500 }),
      );
      expectOnlyItsParts(query.name, await ask(broken, query), good);
    },
  );
});

describe("one slow call", () => {
  test.each([0.5, 3])("[R23] %d s late, every query of the pages is complete", async (seconds) => {
    for (const query of dependencies) {
      const good = await ask(backendWith(2), query);
      const asking = ask(whereOne(backendWith(2), query.route, late(seconds * SECOND)), query);
      await vi.advanceTimersByTimeAsync(seconds * SECOND);
      expect(await asking).toEqual(good);
    }
  });

  test.each([10, 30])(
    "[R23] %d s late, every query has its other parts after eight seconds, and not later",
    async (seconds) => {
      expectConsole(/"event":"graphql".*timeout/);
      for (const query of dependencies) {
        const good = await ask(backendWith(2), query);
        let answer: GraphQLAnswer | undefined;
        const asking = ask(whereOne(backendWith(2), query.route, late(seconds * SECOND)), query).then(
          (given) => {
            answer = given;
          },
        );
        await vi.advanceTimersByTimeAsync(DEADLINE - 1);
        expect(answer, query.name).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        await asking;
        if (answer) expectOnlyItsParts(query.name, answer, good);
      }
    },
  );

  const jsonCalls = contractCalls.filter(({ call }) => !call.form);
  test.each(jsonCalls)(
    "[R23] $name is waited for 8 s, retries included, and no longer",
    async ({ name, call }) => {
      const route = `${call.method} ${call.path.replace(/\{\w+\}/g, "5")}`;
      for (const seconds of [0.5, 3, 10, 30]) {
        const answered = whereOne(backendWith(0), route, async (request) =>
          late(seconds * SECOND)(request, async () => Response.json({ code: 4000, message: "参数错误" })),
        );
        const rest = createRestClient({
          backend: {
            origin: answered.origin,
            fetch: (input, init) => answered.fetch(new Request(input, init)),
          },
          token: () => "t",
          requestId: "r",
          clientAddress: null,
          usage: startRestUsage(),
          onSessionRejected: () => undefined,
          onWrite: () => undefined,
        });
        const [domain = "", method = ""] = name.split(".");
        const params = {
          id: 5,
          orderid: 5,
          orderId: 5,
          refundId: 5,
          orderNo: "5",
          outTradeNo: "5",
          callId: "5",
        };
        let failure: unknown;
        const client = Reflect.get(rest, domain);
        const sent: Promise<unknown> = Reflect.get(client, method).call(client, { params });
        const calling = sent.catch((error: unknown) => {
          failure = error;
        });
        await vi.advanceTimersByTimeAsync(Math.min(seconds * SECOND, DEADLINE) - 1);
        expect(failure).toBeUndefined();
        await vi.advanceTimersByTimeAsync(1);
        await calling;
        expect(failure).toMatchObject(
          seconds * SECOND < DEADLINE
            ? { name: "RestError", code: 4000 }
            : { name: "UpstreamError", reason: "timeout" },
        );
      }
    },
  );
});
