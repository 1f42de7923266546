import { type ReactNode, Suspense } from "react";
import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SolveActions } from "../../../app/features/abnormal/solve-actions";
import { VisitCalendar } from "../../../app/features/dashboard/visit-calendar";
import { AddressPreview } from "../../../app/features/map/address-preview";
import { ArrivalForm } from "../../../app/features/order-steps/arrival-form";
import { graph } from "../../support/open-dialogs";

const { fetchLocation, navigate, sent, shownStreets, steps, told } = vi.hoisted(() => ({
  shownStreets: vi.fn(),
  told: vi.fn(),
  fetchLocation: vi.fn(),
  navigate: vi.fn(),
  /** What was sent, in its order. */
  sent: [] as unknown[],
  /** What the last mutation says and does once it is done. */
  steps: { success: "", onDone: (): void => undefined },
}));

vi.mock("@remix-run/react", () => ({ useNavigate: () => navigate }));
vi.mock("../../../app/ui/toast", () => ({ toast: { success: told } }));
vi.mock("../../../app/lib/use-reload", () => ({ useReload: () => () => undefined }));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));
vi.mock("../../../app/lib/graphql/use-mutate", () => ({
  useMutate: (_document: unknown, options: typeof steps) => {
    Object.assign(steps, options);
    return {
      isPending: false,
      send: async (what: unknown) => sent.push(typeof what === "function" ? await what() : what),
    };
  },
}));
vi.mock("../../../app/ui/use-hydrated", () => ({ useHydrated: () => true }));
vi.mock("../../../app/ui/button", () => ({
  Button: ({ children, onPress }: { children: string; onPress(): void }) => (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  ),
}));
vi.mock("../../../app/ui/icon-button", () => ({
  IconButton: ({ label, onPress }: { label: string; onPress(): void }) => (
    <button type="button" onClick={onPress}>
      {label}
    </button>
  ),
}));
vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/ui/form-dialog", () => ({
  FormDialog: ({ submitLabel, form, children }: FormParts) => (
    <>
      {children}
      <button type="button" onClick={() => form.submit()}>
        {submitLabel}
      </button>
    </>
  ),
}));
vi.mock("../../../app/ui/text-field", () => ({
  TextField: ({
    label,
    value,
    onChange,
  }: {
    label: string;
    value: string;
    onChange(value: string): void;
  }) => <input aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />,
}));
vi.mock("../../../app/features/logistics/carrier-field", () => ({ CarrierField: () => null }));
vi.mock("../../../app/features/logistics/logistics-queries", () => ({
  fetchLocation,
  AddressLocationDocument: "",
}));
vi.mock("../../../app/features/map/use-map-tiles", () => ({
  useMapTiles: () => ({ url: "/{z}/{x}/{y}", attribution: "©", system: "gcj02" }),
}));
vi.mock("../../../app/features/map/late-street-map", () => ({
  LateStreetMap: ({ marks }: { marks: unknown }) => {
    shownStreets(marks);
    return null;
  },
}));
vi.mock("../../../app/features/dashboard/calendar-grid", () => ({ CalendarGrid: () => null }));
vi.mock("../../../app/features/dashboard/day-visits", () => ({
  DayVisits: ({ day }: { day: string }) => <p>{day}</p>,
}));

beforeEach(() => {
  vi.clearAllMocks();
  sent.length = 0;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;

interface FormParts {
  submitLabel: string;
  form: { submit(): void };
  children: ReactNode;
}

/** Shows it, and waits for code that comes later. */
async function show(element: JSX.Element): Promise<ReactTestRenderer> {
  let page: ReactTestRenderer | undefined;
  await act(async () => {
    page = create(<Suspense>{element}</Suspense>);
    await vi.dynamicImportSettled();
  });
  if (!page) throw new Error("nothing is shown");
  return page;
}

async function press(page: ReactTestRenderer, label: string): Promise<void> {
  await act(async () => {
    page.root.find(({ type, children }) => type === "button" && children[0] === label).props.onClick();
    await vi.dynamicImportSettled();
  });
}

const words = (page: ReactTestRenderer, type: string) =>
  page.root.findAll((one) => one.type === type).map(({ children }) => children.join(""));

test("[ABN-06] the normal service goes on after a yes, and the page leads back", async () => {
  const order = {
    id: "5",
    type: "GENERAL",
    status: "WAIT_INSTALL",
    isGoodsAbnormal: true,
    totalAmount: 100,
    blockedActions: [],
  };
  const page = await show(<SolveActions order={order as never} />);
  await press(page, "继续正常服务");
  expect(sent).toEqual([]);
  await press(page, "确定");
  expect(sent).toEqual([{ orderId: "5", way: "NORMAL" }]);
  expect(navigate).not.toHaveBeenCalled();
  steps.onDone();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(-1);
});

test("[ABN-04] the page's subsidy for goods that go back is at most what is held for the master", async () => {
  const order = {
    id: "5",
    type: "GENERAL",
    status: "WAIT_INSTALL",
    isGoodsAbnormal: true,
    totalAmount: 12_855,
    blockedActions: [],
    service: { workerCash: 3_000 },
  };
  // A field that is refused is focused.
  vi.stubGlobal("document", { getElementById: () => null, getElementsByName: () => [] });
  const page = await show(<SolveActions order={order as never} />);
  await press(page, "退货退款");
  const send = async (allowance: string) => {
    const [field] = page.root.findAll(
      ({ type, props }) => type === "input" && /师傅补贴费/.test(props["aria-label"]),
    );
    await act(async () => field?.props.onChange({ target: { value: allowance } }));
    await press(page, "申请退货退款");
  };
  await send("30.01");
  expect(sent).toEqual([]);
  await send("30");
  expect(sent).toEqual([{ orderId: "5", way: "BACK", allowance: 3_000, description: "" }]);
});

describe("the arrival of goods that a master collects", () => {
  const known = {
    needsPickup: true,
    provinceName: "浙江省",
    cityName: "杭州市",
    areaName: "西湖区",
    logisticsNo: "DPK1",
    logisticsPhone: "95353",
    logisticsCompany: null,
    pickupCode: null,
    pickupAddress: "城东物流园 3 号库",
  };
  const form = { orderId: "5", order: known as never, onClose: nothing, onChanged: nothing };
  const arrive = async () => {
    await press(await show(<ArrivalForm {...form} />), "确认到货");
  };

  test("[ACT-30] is sent with the place that the map has found for the address", async () => {
    fetchLocation.mockResolvedValue({ lng: 120.2, lat: 30.3 });
    await arrive();
    expect(fetchLocation).toHaveBeenCalledExactlyOnceWith("浙江省杭州市城东物流园 3 号库");
    expect(sent).toMatchObject([
      { input: { orderId: "5", logisticsNo: "DPK1", pickupLng: 120.2, pickupLat: 30.3 } },
    ]);
  });

  test("[LOG-02] shows the place of its address, and while another is typed none, until that has rested", async () => {
    vi.useFakeTimers();
    graph.answer = { addressLocation: { lng: 120.2, lat: 30.3 }, pointAddress: "杭州市上城区" };
    const page = await show(<ArrivalForm {...form} />);
    const isShown = () => words(page, "span").includes("地图位置：杭州市上城区附近");
    expect(isShown()).toBe(true);
    const [field] = page.root.findAll(({ props }) => props["aria-label"] === "提货地址" && props.value);
    await act(async () => field?.props.onChange({ target: { value: "城西物流园 1 号" } }));
    expect(isShown()).toBe(false);
    await act(async () => {
      vi.advanceTimersByTime(600);
    });
    expect(isShown()).toBe(true);
    vi.useRealTimers();
  });

  test("[LOG-02] where the map puts the address is said before that, among its streets where there are tiles", async () => {
    graph.answer = { addressLocation: { lng: 120.2, lat: 30.3 }, pointAddress: "杭州市上城区城东物流园" };
    const page = await show(<AddressPreview name="提货地址" address="浙江省杭州市城东物流园" />);
    expect(words(page, "span")).toContain("地图位置：杭州市上城区城东物流园附近");
    const marks = [{ name: "提货地址", position: { lng: 120.2, lat: 30.3 }, tone: "warm" }];
    expect(shownStreets).toHaveBeenCalledExactlyOnceWith(marks);
    graph.answer = { addressLocation: null };
    expect((await show(<AddressPreview name="提货地址" address="不知道的地方" />)).toJSON()).toBeNull();
  });

  test("[R28] is sent without one when the map is away", async () => {
    fetchLocation.mockRejectedValue(new Error("away"));
    await arrive();
    expect(sent).toMatchObject([{ input: { orderId: "5", pickupLng: null, pickupLat: null } }]);
  });
});

test("[HOME-14] the calendar of visits goes a month back and forth, and back to today", async () => {
  const page = await show(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />);
  expect(words(page, "h2")).toEqual(["2026年11月"]);
  await press(page, "下一月");
  await press(page, "下一月");
  expect(words(page, "h2")).toEqual(["2027年1月"]);
  await press(page, "回到今天");
  expect(words(page, "h2")).toEqual(["2026年11月"]);
  await press(page, "上一月");
  expect(words(page, "h2")).toEqual(["2026年10月"]);
  expect(words(page, "p")).toEqual(["2026-11-22"]);
});
