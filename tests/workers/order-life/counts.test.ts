import { describe, expect, test } from "vitest";
import { ORDER_STATUS_NAMES } from "../../../schema/rules/orders/order-status";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife();
const { call, orderIn } = life;

describe("counts", () => {
  test("[API-029] [API-045] [LIST-40] [G-03] every filter has its number, those of several statuses the sum", async () => {
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
    const labels = options.map(({ value, label }: { value: string; label: string }) => [value, label]);
    expect(Object.fromEntries(labels)).toEqual({
      ...ORDER_STATUS_NAMES,
      ...{ INSERVICE: "服务中", DEAL: "交易成功", UNSUCCESS: "未成交", WAIT_EVALUATE: "待评价" },
      ...{ NOT_ARRIVAL: "未到货", ABNORMAL: "异常订单", REFUND: "退款" },
      ...{ UNSETTLED: "未完结", SETTLED: "已完结", CAN_COMPLAINT: "可投诉" },
      ...{ ASSIGN_OVERTIME: "指派超时", MARKUP_WAIT_PAY: "加价待支付" },
    });
  });

  test("[API-044] [API-045] [HOME-12] [HOME-15] visits are counted on their Shanghai day, month by month", async () => {
    life.backend.clock.set(Date.parse("2026-11-29T15:30:00+08:00"));
    await orderIn("WAIT_INSTALL");
    await orderIn("WAIT_INSTALL");
    life.backend.clock.set(Date.parse("2026-11-30T00:30:00+08:00"));
    for (const status of ["WAIT_INSTALL", "SUCCESS"] as const) await orderIn(status);
    const visits = async (offset: number) => (await call("POST", "/order/api/order/stats", { offset })).data;
    expect(await visits(0)).toEqual([{ date: "2026-11-30", count: 2 }]);
    expect(await visits(1)).toEqual([{ date: "2026-12-01", count: 1 }]);
    const ofStatus = async (status: string) =>
      (await call("POST", "/order/api/order/stats", { status, type: "MONTH", offset: 0 })).data;
    expect(await ofStatus("WAIT_PAY")).toEqual([]);
    expect(await ofStatus("INSERVICE")).toEqual([{ date: "2026-11-30", count: 2 }]);
    const { token } = await signIn();
    const theirs = { token, json: { offset: 0 } };
    expect((await life.backend.call("POST", "/order/api/order/stats", theirs)).data).toEqual([]);
    const { data } = await life.backend.call("GET", "/order/api/order/stats_status", { token });
    expect(data.map(({ count }: { count: number }) => count)).toEqual(data.map(() => 0));
  });

  test("[HOME-14] [HOME-15] [API-044] the visits of the month before are those of an offset of -1", async () => {
    life.backend.clock.set(Date.parse("2026-11-29T15:30:00+08:00"));
    await orderIn("WAIT_INSTALL");
    life.backend.clock.set(Date.parse("2026-12-01T10:00:00+08:00"));
    const visits = async (offset: number) => (await call("POST", "/order/api/order/stats", { offset })).data;
    expect(await visits(-1)).toEqual([{ date: "2026-11-30", count: 1 }]);
    expect(await visits(0)).toEqual([]);
  });

  test("[API-088] [HOME-03] [HOME-04] names the entries that exist", async () => {
    expect((await call("GET", "/user/api/customer/button_control")).data).toEqual({
      jishiVisable: true,
      ordinaryVisable: true,
      orderProfitAndLossVisiable: [life.account.customerId],
    });
  });
});
