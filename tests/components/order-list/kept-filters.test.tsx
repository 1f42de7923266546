import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { FilterDrawer } from "../../../app/features/order-list/filter/filter-drawer";
import type { FilterOptions } from "../../../app/features/order-list/filter/filter-options";
import { listHref, readPlace } from "../../../app/features/order-list/filter/list-filter";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { graphNetwork } from "../../support/components/graph-network";
import { listedOrder } from "../../support/components/listed-order";
import { render } from "../../support/components/render";

const NOW = "2026-11-22T02:00:00.000Z";

/** Every filter that the panel has, with a sort order. */
const NARROWED = listHref({
  filter: {
    ...{ status: "WAIT_PAY", isFinish: "false", isArrival: "true", isGoodsAbnormal: "true" },
    ...{ appointResult: "false", isVisitOverdue: "true", goodsTypeName: "家具", serviceTypeName: "维修" },
    ...{ payWay: "WECHAT", logisticsCompany: "德邦物流", shopName: "木家", worker: "李", areaCode: "330106" },
    ...{ startTime: "2026-11-01", endTime: "2026-11-07", sort: "CREATED_ASC" },
    ...{ completeStartTime: "2026-11-02", completeEndTime: "2026-11-08" },
    ...{ appointStartTime: "2026-11-03", appointEndTime: "2026-11-09" },
  },
});

const PROVINCES = [
  { code: "32", name: "江苏省" },
  { code: "33", name: "浙江省" },
];
const AREAS = {
  provinces: PROVINCES,
  cities: [{ code: "3301", name: "杭州市" }],
  districts: [{ code: "330106", name: "西湖区" }],
};
const WHOLE: FilterOptions = {
  statuses: [{ value: "WAIT_PAY", label: "待付款" }],
  goodsTypes: ["家具"],
  own: { serviceTypes: ["维修"], carriers: ["德邦物流"] },
  areas: AREAS,
};

const childrenOf = ({ parentCode }: Record<string, unknown>) => ({
  areaChildren: AREAS[parentCode === "33" ? "cities" : "districts"],
});
const answerOf = (areas: object) => ({
  ...{ viewer: { orderFilterOptions: [], orderFilterChoices: null }, goodsTypes: [{ name: "家具" }] },
  ...areas,
});

const pageOf = (options: FilterOptions | null) => (
  <OrderListPage
    data={{
      ...{ orders: [listedOrder()] as never, total: 1, size: 6, counts: null, options },
      ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: NOW },
    }}
  />
);

/** What the panel asks for itself when the document brought no choices, or none for its area. */
type Offered = object | (() => Promise<Response>);
const NEVER: Offered = () => new Promise<Response>(() => undefined);
const FAILING: Offered = new Response(null, { status: 503 });

function open(options: FilterOptions | null, at: string, offered = FAILING) {
  const network = graphNetwork({
    SavedViews: { viewer: { orderViews: [] } },
    OrderFilterOptions: offered,
  });
  return { ...render(pageOf(options), { at, load: async () => null }), network };
}

const box = () => screen.getByRole("searchbox");
const filterOf = (address: string) => readPlace(new URL(address, "https://site.test").searchParams).filter;

test.each<[string, FilterOptions | null, Offered?]>([
  ["while the choices of the panel are not read", null, NEVER],
  ["where they could not be read", null, FAILING],
  ["with all choices", WHOLE],
  ["where the backend has no filters of our own", { ...WHOLE, own: null }],
  ["while the choices of areas are those of another one", { ...WHOLE, areas: null }, NEVER],
])("[LIST-19] [U9] a search keeps tab, sort order and every filter %s", async (_when, options, offered) => {
  const { user, address } = open(options, NARROWED, offered);
  await user.type(box(), "王小二{Enter}");
  await waitFor(() => expect(filterOf(address())).toEqual({ ...filterOf(NARROWED), keyword: "王小二" }));
});

test("[LIST-19] a search in the tab 未到货 stays in the tab, and 应用筛选 without choices changes nothing", async () => {
  const { user, address } = open(null, "/user/order?isArrival=false");
  await user.type(box(), "王{Enter}");
  await waitFor(() => expect(filterOf(address())).toEqual({ isArrival: "false", keyword: "王" }));
  await user.click(screen.getByRole("button", { name: "应用筛选", hidden: true }));
  expect(filterOf(address())).toEqual({ isArrival: "false", keyword: "王" });
});

test.each([
  ["without choices", null],
  ["with all choices", WHOLE],
])("[LIST-19] the drawer of a phone keeps every filter and the search %s", async (_when, options) => {
  const at = `${NARROWED}&customer=${encodeURIComponent("王")}`;
  const filter = filterOf(at);
  const drawer = <FilterDrawer filter={filter} options={options} serverNow={NOW} onClose={() => undefined} />;
  const { user, address } = render(drawer, { at: "/user/order" });
  await user.click(await screen.findByRole("button", { name: "查看结果" }));
  expect(filterOf(address())).toEqual(filter);
});

const level = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name, hidden: true });
const names = (name: string) => [...level(name).querySelectorAll("option")].map(({ text }) => text);

async function applyArea({ user }: Pick<ReturnType<typeof open>, "user">, chosen: Record<string, string>) {
  for (const [name, text] of Object.entries(chosen)) {
    await waitFor(() => expect(names(name)).toContain(text));
    await user.selectOptions(level(name), text);
  }
  await user.click(screen.getByRole("button", { name: "应用筛选", hidden: true }));
}

test("[LIST-19] a district that was chosen in the panel stays chosen there, and a search keeps it", async () => {
  const first = { ...WHOLE, areas: { provinces: PROVINCES, cities: [], districts: [] } };
  const page = open(first, "/user/order", answerOf(AREAS));
  page.network.answer({ AreaChildren: childrenOf });
  await applyArea(page, { 省份: "浙江省", 城市: "杭州市", 区县: "西湖区" });
  expect(page.address()).toBe("/user/order?areaCode=330106");
  await waitFor(() => expect(level("区县").value).toBe("330106"));
  await page.user.type(box(), "王{Enter}");
  await waitFor(() => expect(filterOf(page.address())).toEqual({ areaCode: "330106", keyword: "王" }));
});

test("the panel offers the cities of the province that is chosen now, and none without a province", async () => {
  const nanjing = [{ code: "3201", name: "南京市" }];
  const page = open(
    { ...WHOLE, areas: { ...AREAS, districts: [] } },
    "/user/order?areaCode=33",
    answerOf({ provinces: PROVINCES, cities: nanjing }),
  );
  page.network.answer({ AreaChildren: { areaChildren: nanjing } });
  await applyArea(page, { 省份: "江苏省" });
  expect(page.address()).toBe("/user/order?areaCode=32");
  await waitFor(() => expect(names("城市")).toEqual(["请选择城市", "南京市"]));
  await page.user.click(screen.getByRole("link", { name: /地区：江苏省/ }));
  await waitFor(() => expect(names("城市")).toEqual(["请选择城市"]));
});
