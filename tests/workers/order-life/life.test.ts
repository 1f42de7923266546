import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { readWorkbook, recordsIn } from "../../support/files/read-workbook";
import { withOneLife } from "../../support/orders/one-life";
import { follow, MASTER, orderIn, PHOTO, PROVIDER, refundRequest } from "../../support/orders/order-life";
import { stepsIn } from "../../support/orders/orders";

const life = withOneLife();

/** The file of the customer's orders. */
async function exported() {
  const headers = { "WEB-TOKEN": life.account.token };
  const response = await life.backend.request("/order/api/order/export", { headers });
  return readWorkbook(new Uint8Array(await response.arrayBuffer()));
}

describe("an order from placing to rating", () => {
  test("[DETAIL-21] [DETAIL-24] [API-037] [DETAIL-18] shows who did what and when", async () => {
    const orderId = await life.orderIn("WAIT_PICK_UP", {
      verifType: "WANG",
      verifOrderNo: "W-1",
    });
    await follow(life.subjectOf(orderId), ["dispatch_driver", "pick_up", "sign_in", "complete", "verify"]);
    await follow(life.subjectOf(orderId), ["reject", "rephotograph", "accept", "evaluate"]);
    const order = await life.readOrder(orderId);
    const now = formatTime(life.backend.clock.now());
    expect(order).toMatchObject({
      status: "EVALUATED",
      workerName: MASTER.name,
      workerPhone: MASTER.phone,
      assignWorkerTime: now,
      appointmentTime: formatTime(life.backend.clock.now() + DAY),
      orderExpand: { appointResult: true, appointFailReason: null },
      orderPickupCar: { driverName: "赵司机", driverPhone: "13700000009" },
      orderGoodsPickUp: { content: "照片", imgs: [{ url: PHOTO }] },
      orderCompleteConfirm: { content: "照片", imgs: [{ url: PHOTO }] },
      signArea: "文三路",
      signInTime: now,
      isSignTimeNormal: false,
      verifyTime: now,
      rejectContent: "柜门不平",
      isAcceptance: 1,
      acceptanceWay: "MANUAL",
      acceptanceTime: now,
      workerCashIntransit: 0,
      orderEvaluation: { star: 5, content: "很好", label: "准时上门", imgs: [PHOTO], createTime: now },
    });
    expect(stepsIn(order).map(({ title, operatorName }) => `${operatorName} ${title}`)).toEqual([
      "客户 下单",
      "客户 付款",
      "陈师傅 师傅接单",
      "陈师傅 预约上门",
      "平台 派车提货",
      "陈师傅 提货",
      "陈师傅 上门签到",
      "陈师傅 完工",
      "陈师傅 核销",
      "客户 拒绝验收",
      "陈师傅 重新拍照",
      "客户 验收通过",
      "客户 评价",
    ]);
    expect(await life.call("GET", `/order/api/goods_pick_up?oid=${orderId}`)).toMatchObject({
      data: { content: "照片", imgs: [{ url: PHOTO }] },
    });
    expect(await life.call("GET", `/order/api/order/query_take_delivery?orderId=${orderId}`)).toMatchObject({
      data: { takeDeliveryTime: now, workerName: MASTER.name, driverName: "赵司机" },
    });
    for (const type of ["HEXIAO_CREDENCE", "BUCHONG_CREDENCE"]) {
      const { data } = await life.call(
        "GET",
        `/order/api/order_credence/query_credence?orderId=${orderId}&type=${type}`,
      );
      expect(data).toEqual([{ content: "照片", imgs: [{ url: PHOTO }], createTime: now }]);
    }
  });

  test.each([
    [{ isAnonymous: true }, true],
    [{ isAnonymous: false }, false],
    [{}, false],
  ])("[ACC-16] [ENT-15] [LIST-25] a rating with %j is anonymous (%s)", async (said, isAnonymous) => {
    const orderId = await life.orderIn("SUCCESS");
    await life.call("POST", `/order/api/order/${orderId}/evaluation`, { star: 4, ...said });
    expect((await life.readOrder(orderId)).orderEvaluation).toMatchObject({ star: 4, isAnonymous });
  });

  test("[S4] [DETAIL-17] [C-44] of an immediate order the master's name, phone and id are in no answer", async () => {
    const orderId = await life.orderIn("WAIT_PICK_UP");
    await env.DB.prepare("UPDATE orders SET order_type = 'TIMELY' WHERE id = ?").bind(orderId).run();
    await follow(life.subjectOf(orderId), ["pick_up", "report_exception", "request_markup"]);
    const wish = refundRequest({ verifyWorkerId: MASTER.id });
    expect((await life.call("POST", `/order/api/order/${orderId}/cancel`, wish)).code).toBe(0);
    for (const path of [
      `/order/api/order/${orderId}`,
      "/order/api/order",
      `/order/api/order/query_take_delivery?orderId=${orderId}`,
      `/order/api/abnormal/list?mainOrderId=${orderId}`,
      `/order/api/markup/${orderId}/list`,
      "/order/api/refund",
    ]) {
      const text = JSON.stringify(await life.call("GET", path));
      expect(text).toContain("平台师傅");
      expect(text).not.toContain(MASTER.name);
      expect(text).not.toContain(MASTER.phone);
      expect(text).not.toMatch(new RegExp(`orkerId":"?${MASTER.id}\\b`));
    }
    const { xml } = await exported();
    expect(["平台师傅", MASTER.name, MASTER.phone].map((said) => xml.includes(said))).toEqual([
      true,
      false,
      false,
    ]);
    const link = await life.call("POST", "/order/api/progress_link", { orderId });
    const { data } = await life.backend.call("GET", `/order/api/progress/${link.data.token}`);
    expect(data.workerName).toBe("平台师傅");
  });

  test.each([
    ["ACT-12", "SUCCESS", "交易成功"],
    ["ACT-12", "EVALUATED", "交易成功"],
    ["ACT-13", "CLOSE", "交易关闭"],
  ] as const)(
    "[%s] the file of the list says of an order in %s that it is %s",
    async (_id, status, shown) => {
      await life.orderIn(status);
      expect(recordsIn(await exported())).toMatchObject([{ 订单状态: { type: "text", value: shown } }]);
    },
  );

  test("a provider's order names the provider in its history and pays the provider", async () => {
    const orderId = await life.orderIn("WAIT_ASSIGN");
    await follow(life.subjectOf(orderId), ["assign"]);
    const order = await life.readOrder(orderId);
    const { workerName } = order;
    expect(workerName).toBe(MASTER.name);
    expect(
      stepsIn(order)
        .slice(-2)
        .map(({ operatorName }) => operatorName),
    ).toEqual([PROVIDER.name, PROVIDER.name]);
  });

  test.each([
    ["陈先生不在家", "fail_appointment"],
    ["货物破损", "report_exception"],
    ["改约", "reschedule"],
  ] as const)("[MSG-03] [SOCK-03] [API-109] [G-04] tells the customer: %s", async (_words, event) => {
    const orderId = await orderIn(
      life.backend,
      life.account,
      event === "reschedule" ? "WAIT_INSTALL" : "WAIT_APPOINTMENT",
    );
    await follow(life.subjectOf(orderId), [event]);
    const { data } = await life.call("POST", "/user/api/mes/list", {});
    expect(data.pageResult.rows[0]).toMatchObject({
      mesAssociatedId: orderId,
      type: event === "reschedule" ? "appointment" : "service",
    });
    const kinds = life.backend.site.held(life.account.customerId).map(({ kind }) => kind);
    expect(kinds.includes("EXCEPTION_MESSAGE")).toBe(event === "report_exception");
    expect((await life.readOrder(orderId)).isGoodsAbnormal).toBe(event === "report_exception");
  });

  test("[MSG-01] [G-04] a visit that is moved is told among the reminders of changed appointments alone", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await follow(life.subjectOf(orderId), ["reschedule"]);
    const told = async (type: string) => {
      const { data } = await life.call("POST", "/user/api/mes/list", { type });
      return data.pageResult.rows.filter(({ title }: { title: string }) => title === "改约提醒");
    };
    expect(await told("appointment")).toMatchObject([{ mesAssociatedId: orderId, type: "appointment" }]);
    expect([await told("service"), await told("system")]).toEqual([[], []]);
  });
});
