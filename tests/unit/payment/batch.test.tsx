import { act, create } from "react-test-renderer";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { splitPayable } from "../../../app/features/payment/split-payable";
import { useBatch } from "../../../app/features/payment/use-batch";
import type { BatchOrderFragment } from "../../../app/gql/graphql";
import { noteServerTime } from "../../../app/lib/server-clock";
import { fakeGateway } from "../../support/fake-gateway";
import { graph } from "../../support/open-dialogs";

vi.mock("../../../app/ui/toast", () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));

const NOW = "2026-11-23T10:00:00.000Z";
const LATER = "2026-11-24T10:00:00.000Z";

const order = (id: number, change: Partial<BatchOrderFragment> = {}): BatchOrderFragment => ({
  id: String(id),
  orderNo: `2611231000000${id}`,
  status: "WAIT_PAY",
  expiresAt: LATER,
  goodsTypeName: "家具",
  serviceTypeName: "仅安装",
  customerName: "王小满",
  totalAmount: 10_000 * id,
  ...change,
});

const PAID = order(2, { status: "RECEIVING_ORDER" });
const CLOSED = order(3, { status: "CLOSE" });
const EXPIRED = order(4, { expiresAt: "2026-11-23T09:59:59.000Z" });
const answerWith = (orders: BatchOrderFragment[], unpaid: number) => ({
  viewer: { ordersById: orders, orderCounts: [{ filter: "WAIT_PAY", count: unpaid }] },
});

type Batch = ReturnType<typeof useBatch>;

function Dialog({ ids, onRender }: { ids: readonly string[]; onRender(batch: Batch): void }) {
  onRender(useBatch(ids));
  return null;
}

/** The batch of a dialog that was opened with these orders. */
function openBatch(orders: BatchOrderFragment[], unpaid: number) {
  graph.answer = answerWith(orders, unpaid);
  const ids = orders.map(({ id }) => id);
  let last: Batch | undefined;
  const onRender = (batch: Batch) => {
    last = batch;
  };
  act(() => void create(<Dialog ids={ids} onRender={onRender} />));
  return () => {
    if (!last) throw new Error("nothing was rendered");
    return last;
  };
}

let gateway: ReturnType<typeof fakeGateway>;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  gateway = fakeGateway();
  noteServerTime(NOW);
});

test("[PAY-30] [U7] an order that was paid, closed or ran out of time is left out with its reason", () => {
  const { payable, unpayable } = splitPayable([order(1), PAID, CLOSED, EXPIRED], Date.parse(NOW));
  expect(payable.map(({ id }) => id)).toEqual(["1"]);
  expect(unpayable.map(({ orderNo, reason }) => [orderNo, reason])).toEqual([
    [PAID.orderNo, "已支付"],
    [CLOSED.orderNo, "已关闭"],
    [EXPIRED.orderNo, "已超过支付时限"],
  ]);
});

describe("what is chosen", () => {
  test("[U7] is what can be paid: the rest is neither counted nor summed up", () => {
    const batch = openBatch([order(1), PAID, CLOSED, order(5)], 2);
    expect(batch()).toMatchObject({ ids: ["1", "5"], amount: 60_000, choosable: 2 });
    expect(batch().unpayable).toHaveLength(2);
  });

  test("[PAY-30] is not everything while other pages have more to pay", () => {
    expect(openBatch([order(1), order(5)], 7)()).toMatchObject({ ids: ["1", "5"], choosable: 7 });
  });

  test("[PAY-30] is fifty at most, however many wait", async () => {
    const batch = openBatch([order(1)], 60);
    expect(batch().choosable).toBe(50);
    const all = Array.from({ length: 60 }, (_, index) => order(index + 1));
    await act(async () => {
      const done = batch().selectAll(true);
      (await gateway.request(0)).answer({ data: { viewer: { unpaidOrders: all } } });
      await done;
    });
    expect(batch().orders).toHaveLength(60);
    expect(batch().ids).toHaveLength(50);
  });

  test("[G-20] [R19] loses what was paid elsewhere meanwhile, which is named, and keeps what was not chosen unchosen", async () => {
    const batch = openBatch([order(1), order(2), order(5)], 3);
    act(() => batch().select("5", false));
    await act(async () => {
      const rechecked = batch().recheck();
      (await gateway.request(0)).answer({ data: answerWith([order(1), PAID, order(5)], 2) });
      expect(await rechecked).toBe(true);
    });
    expect(batch()).toMatchObject({ ids: ["1"], amount: 10_000, choosable: 2 });
    expect(batch().unpayable).toEqual([{ id: "2", orderNo: PAID.orderNo, reason: "已支付" }]);
  });

  test("stays as it is when it cannot be read again", async () => {
    const batch = openBatch([order(1), order(2)], 2);
    await act(async () => {
      const rechecked = batch().recheck();
      (await gateway.request(0)).fail(new TypeError("lost"));
      expect(await rechecked).toBe(false);
    });
    expect(batch()).toMatchObject({ ids: ["1", "2"], unpayable: [], isSearching: false });
  });
});
