import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import documents from "../../../app/gql/persisted-documents.json";
import { CUSTOMER, createFakeBackend, post, restOrder } from "./support";

/**
 * REST calls that each query of the app makes, whatever the number of rows. A new query belongs into this table: more
 * than four calls need a reason.
 */
const CALLS: Record<string, number> = {
  AccountStrip: 1,
  ApplicationCategories: 1,
  AreaChildren: 1,
  AreaOptions: 3,
  AreaServed: 1,
  AreaTips: 1,
  BatchOrders: 4,
  CustomerArea: 2,
  CustomerHome: 3,
  HelpTitles: 1,
  HomePage: 1,
  JoinPage: 4,
  LibraryGoods: 1,
  OrderList: 2,
  OrderPayState: 1,
  OrderPaymentPage: 4,
  OrdersPayState: 1,
  PriceQuote: 1,
  ServiceTypes: 1,
  SignedIn: 1,
  StepOnePage: 1,
  StepThreePage: 1,
  StepTwoPage: 1,
  UnpaidOrders: 1,
  UnreadMessages: 2,
};

const VARIABLES = {
  areaCode: "330106",
  parentCode: "33",
  provinceCode: "33",
  cityCode: "3301",
  hasProvince: true,
  hasCity: true,
  hasArea: true,
  goodsTypeId: "1",
  id: "5",
  ids: ["5"],
  page: 1,
  pageSize: 6,
  input: { goodsTypeId: "1", serviceTypeId: "1", areaCode: "330106", totalVolume: 1, items: [] },
};

/** Answers for every read, with lists of the given length. */
function backendWith(rows: number) {
  const list = <T>(make: (id: number) => T) => Array.from({ length: rows }, (_, i) => make(i + 1));
  const goodsType = (id: number) => ({ id, name: "家具", icon: "furniture", children: [] });
  const article = (id: number) => ({
    id,
    title: "如何下单",
    content: "",
    typeCode: "help",
    img: null,
    createTime: "2026-11-20 16:30:00",
  });
  const quote = { orderServiceFees: [], workerFee: 1, totalFee: 1 };
  const unread = { serviceMesTotal: 1, sysMesTotal: 0, updateAppointTotal: 0, unReadNum: 1 };
  const goods = (id: number) => ({
    id,
    name: "沙发",
    goodsTypeId: 1,
    goodsTypeName: "家具",
    description: null,
    shopUrl: null,
    imgUrl: "/files/a.jpg",
    installVideoUrl: null,
  });
  return createFakeBackend({
    "GET /user/api/customer": { data: CUSTOMER },
    "GET /user/api/customer/balance": { data: { balance: 1, withdrawing: 0 } },
    "GET /common/api/area": { data: list((id) => ({ code: String(id), name: "省", children: [] })) },
    "GET /common/api/area/all_province": {
      data: list((id) => ({ code: String(id), name: "省", children: [] })),
    },
    "GET /common/api/area/area_children": {
      data: list((id) => ({ code: String(id), name: "市", children: [] })),
    },
    "GET /common/api/article": { data: { pageList: list(article), totalCount: rows } },
    "GET /common/api/goods_type/area_services": {
      data: list((id) => ({ goodsTypeName: `${id}`, contactName: "王五", contactTel: "13900000000" })),
    },
    "GET /common/api/goods_type": { data: list(goodsType) },
    "GET /common/api/goods_type/top_class": { data: list(goodsType) },
    "GET /common/api/goods_type/goods_area_description": { data: "提示" },
    "GET /common/api/area/servce_agent_area": {},
    "GET /common/api/service_type/list_by_good_type": { data: [] },
    "GET /order/api/order": { data: { rows: list(restOrder), total: rows } },
    "GET /order/api/order/5": { data: restOrder(5) },
    "GET /order/api/order/get_waitpay_order": { data: list(restOrder) },
    "POST /order/api/order/list_by_orderIds": { data: list(restOrder) },
    "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
    "POST /order/api/order/price": { data: quote },
    "POST /user/api/goods/list": { data: { rows: list(goods), total: rows } },
    "POST /user/api/mes/list": { data: { ...unread, pageResult: { rows: [], total: 0 } } },
  });
}

const queries = Object.entries(documents).flatMap(([id, text]) =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition" && definition.operation === "query"
      ? [{ id, name: definition.name?.value ?? "", variables: definition.variableDefinitions ?? [] }]
      : [],
  ),
);

describe("queries of the app", () => {
  test("every query has its number of REST calls in the table above", () => {
    expect(queries.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  test.each(queries)(
    "$name asks the backend equally often for 1 row and for 50",
    async ({ id, name, variables }) => {
      const names = new Set(variables.map((definition) => definition.variable.name.value));
      const given = Object.fromEntries(Object.entries(VARIABLES).filter(([key]) => names.has(key)));
      for (const rows of [1, 50]) {
        const backend = backendWith(rows);
        const { answer } = await post(backend, { documentId: id, variables: given }, { token: "t" });
        expect(answer.errors).toBeUndefined();
        expect(backend.calls).toHaveLength(CALLS[name] ?? 0);
      }
    },
  );
});
