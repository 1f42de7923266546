import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife();
const { call, orderIn } = life;

describe("counts", () => {
  test("[API-029] [API-045] [LIST-40] every filter has its number, those of several statuses the sum", async () => {
    for (const status of ["WAIT_PAY", "WAIT_INSTALL", "WAIT_VERIF", "SUCCESS", "EVALUATED"] as const) {
      await orderIn(status);
    }
    await orderIn("RECEIVING_ORDER", { isArrival: false });
    const { data } = await call("GET", "/order/api/order/stats_status");
    const counts = Object.fromEntries(
      data.map((row: { status: string; count: number }) => [row.status, row.count]),
    );
    expect(counts).toMatchObject({
      WAIT_PAY: 1,
      INSERVICE: 2,
      DEAL: 2,
      WAIT_EVALUATE: 1,
      NOT_ARRIVAL: 1,
      ABNORMAL: 0,
      CLOSE: 0,
    });
    const { data: options } = await call("POST", "/order/api/order/status");
    expect(options.map((option: { value: string }) => option.value)).toEqual(Object.keys(counts));
    for (const option of [
      { value: "WAIT_PAY", label: "待付款" },
      { value: "INSERVICE", label: "服务中" },
      { value: "ASSIGN_OVERTIME", label: "指派超时" },
    ]) {
      expect(options).toContainEqual(option);
    }
  });

  test("[API-044] [HOME-15] visits are counted on their Shanghai day, month by month", async () => {
    life.backend.clock.set(Date.parse("2026-11-29T15:30:00+08:00"));
    await orderIn("WAIT_INSTALL");
    await orderIn("WAIT_INSTALL");
    life.backend.clock.set(Date.parse("2026-11-30T00:30:00+08:00"));
    await orderIn("WAIT_INSTALL");
    const visits = async (offset: number) => (await call("POST", "/order/api/order/stats", { offset })).data;
    expect(await visits(0)).toEqual([{ date: "2026-11-30", count: 2 }]);
    expect(await visits(1)).toEqual([{ date: "2026-12-01", count: 1 }]);
    expect((await call("POST", "/order/api/order/stats", { status: "WAIT_PAY" })).data).toEqual([]);
  });

  test("[API-088] [HOME-03] [HOME-04] names the entries that exist", async () => {
    expect((await call("GET", "/user/api/customer/button_control")).data).toEqual({
      jishiVisable: true,
      ordinaryVisable: true,
      orderProfitAndLossVisiable: [life.account.customerId],
    });
  });
});
