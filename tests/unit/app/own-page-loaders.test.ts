import { describe, expect, test, vi } from "vitest";
import { loader as loadBatch } from "../../../app/routes/user.batch.order/route";
import { loader as loadBills } from "../../../app/routes/user.bill/route";
import { loader as loadProfits } from "../../../app/routes/user.profitLoss.order/route";

/** What a page asks for at an address, and what its loader answers. */
async function load(loader: (args: never) => Promise<unknown>, path: string, viewer: object) {
  const graphql = vi.fn(async (_document: unknown, _variables: object) => ({ viewer }));
  const request = new Request(`https://site.test${path}`);
  const context = { hasToken: true, graphql, graphqlParts: graphql };
  const answer = await loader({ request, context, params: {} } as never);
  return { asked: graphql.mock.calls.map(([, variables]) => variables), answer };
}

test.each([
  ["?month=2026-10", 2026, { month: "2026-10" }],
  ["?month=2026-09", 2026, null],
  ["?year=2025", 2025, { month: "2026-11" }],
  ["", null, { month: "2026-11" }],
])(
  "[PAGE-01] [ROUTE-31] [G-02] bills%s are those of the year %s, of which one is shown: %o",
  async (at, year, bill) => {
    const bills = [{ month: "2026-11" }, { month: "2026-10" }];
    const { asked, answer } = await load(loadBills, `/user/bill${at}`, { bills, customer: null });
    expect(asked).toEqual([{ year }]);
    expect(answer).toMatchObject({ bills, bill });
  },
);

describe("[PAGE-02] [G-02] profit and loss", () => {
  const page = (search: string, profitAndLoss: boolean) =>
    load(loadProfits, `/user/profitLoss/order${search}`, {
      buttons: { profitAndLoss },
      orderProfits: { nodes: [{ orderId: "5" }], total: 40 },
      orderProfitSums: { orders: 1 },
    });

  test("[CONST-34] asks for the orders and the period of the address", async () => {
    const days = "startTime=2026-11-01&endTime=2026-11-30";
    const { asked, answer } = await page(`?keyword=TB1&isEntered=false&${days}&page=2`, true);
    expect(asked).toEqual([
      {
        ...{ keyword: "TB1", isEntered: false, page: 2, pageSize: 12 },
        ...{ from: "2026-11-01T00:00:00+08:00", to: "2026-11-30T23:59:59+08:00" },
      },
    ]);
    expect(answer).toMatchObject({
      data: { isHidden: false, orders: { total: 40 }, sums: { orders: 1 } },
      init: { status: 200 },
    });
  });

  test("[ROLE-15] is missing for whom the platform does not show it to", async () => {
    expect((await page("", false)).answer).toMatchObject({ data: { isHidden: true }, init: { status: 404 } });
  });
});

describe("the page of batch orders", () => {
  test("[BATCH-05] [BATCH-12] shows the rows of the import that its address names", async () => {
    const viewer = { orderImport: { id: "77" }, importRows: { nodes: [{ id: "1" }], total: 1 } };
    const { asked, answer } = await load(loadBatch, "/user/batch/order?import=77", viewer);
    expect(asked).toMatchObject([{ importId: "77", show: "ALL", page: 1 }]);
    expect(answer).toMatchObject({ kind: "import", detail: { id: "77" }, rows: { total: 1 } });
    const bad = await load(loadBatch, "/user/batch/order?import=77&show=BAD", viewer);
    expect(bad.asked).toMatchObject([{ importId: "77", show: "BAD", page: 1 }]);
  });

  test("[BATCH-05] [G-13] [ROLE-13] shows the records otherwise, page by page", async () => {
    const viewer = { orderImports: { nodes: [{ id: "77" }], total: 30 }, buttons: { immediateOrder: true } };
    const { asked, answer } = await load(loadBatch, "/user/batch/order?page=2", viewer);
    expect(asked).toEqual([{ page: 2, pageSize: expect.any(Number) }]);
    expect(answer).toMatchObject({ kind: "start", mayOrderImmediately: true, imports: { total: 30 } });
  });

  test.each([
    [{ immediateOrder: true }, true],
    [{ immediateOrder: false }, false],
    [null, false],
  ])(
    "[ROLE-13] [BATCH-03] offers immediate orders only to whom the platform allows them: %j",
    async (buttons, isAllowed) => {
      const viewer = { orderImports: { nodes: [{ id: "77" }], total: 1 }, buttons };
      const { answer } = await load(loadBatch, "/user/batch/order", viewer);
      expect(answer).toMatchObject({ kind: "start", mayOrderImmediately: isAllowed });
    },
  );
});
