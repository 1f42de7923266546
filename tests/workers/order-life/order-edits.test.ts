import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { formatYuan } from "../../../schema/rules/money";
import { eventsOf } from "../../support/messages";
import { withOneLife } from "../../support/orders/one-life";
import { follow, operate } from "../../support/orders/order-life";
import { balanceOf, payOrder, stepsIn } from "../../support/orders/orders";

const life = withOneLife();

/** Another district of the same price, and one that costs more. */
const NEXT_DISTRICT = "330105";
const DEARER_DISTRICT = "310115";

const edit = (orderId: number, change: Record<string, unknown>) =>
  life.call("PUT", `/order/api/order/${orderId}/edit`, change);
const revoke = (orderId: number) => life.call("DELETE", `/order/api/order/${orderId}/edit`);
const answer = (orderId: number, step: "confirm_edit" | "refuse_edit", body: object) =>
  operate(life.backend, "POST", `/operator/api/order/${orderId}/${step}`, body);
const logOf = async (orderId: number, event: string) =>
  (await life.readOrder(orderId)).orderLogs.filter((line: { event: string }) => line.event === event);
const lastMessage = () =>
  env.DB.prepare("SELECT title, content FROM messages WHERE customer_id = ? ORDER BY id DESC")
    .bind(life.account.customerId)
    .first<{ title: string; content: string }>();

describe("an order before its appointment", () => {
  test("[EXT-440] is changed at once, field by field, and its timeline says what it was", async () => {
    const orderId = await life.orderIn("WAIT_APPOINTMENT", { remark: "轻放" });
    await follow(life.subjectOf(orderId), ["fail_appointment"]);
    await env.DB.prepare("UPDATE orders SET lng = 120, lat = 30 WHERE id = ?").bind(orderId).run();
    const { customerName, customerPhone, address } = await life.readOrder(orderId);
    const expectedTime = formatTime(life.backend.clock.now() + 2 * DAY);
    const change = {
      customerName: " 王小满 ",
      customerPhone: "１３９ ００１３-９０００转1002",
      address: "文三路 90 号",
      isLift: false,
      floorsNumber: 6,
      logisticsNo: "No:DPK36209",
      expectedTime,
      remark: "",
    };
    expect(await edit(orderId, change)).toMatchObject({ code: 0, data: { isRequest: false } });
    const order = await life.readOrder(orderId);
    expect(order).toMatchObject({
      status: "WAIT_APPOINTMENT",
      customerName: "王小满",
      customerPhone: "13900139000-1002",
      address: "文三路 90 号",
      isLift: false,
      floorsNumber: 6,
      logisticsNo: "DPK36209",
      expectedTime,
      remark: null,
      appointFailReason: null,
      lng: null,
      lat: null,
      editRequest: null,
    });
    const [line] = await logOf(orderId, "edit_order");
    expect(line).toMatchObject({ title: "修改订单" });
    expect(line.content).toContain(
      `客户姓名：${customerName} → 王小满；客户电话：${customerPhone} → 13900139000-1002`,
    );
    expect(line.content).toContain(`详细地址：${address} → 文三路 90 号；电梯楼层：有电梯 → 无电梯，6 楼`);
    expect(line.content).toContain("备注：轻放 → 无");
    expect(await eventsOf(life.account)).toContain("ORDER_CHANGED");
  });

  test("the same change again changes nothing, and what is left out stays", async () => {
    const orderId = await life.orderIn("RECEIVING_ORDER");
    for (let time = 0; time < 2; time++) {
      expect(await edit(orderId, { remark: "改过" })).toMatchObject({ code: 0 });
    }
    expect(await logOf(orderId, "edit_order")).toHaveLength(1);
    const { customerName } = await life.readOrder(orderId);
    await edit(orderId, { logisticsNo: "SF1" });
    expect(await life.readOrder(orderId)).toMatchObject({ remark: "改过", customerName, logisticsNo: "SF1" });
  });

  /** An edit is answered by this message about this parameter, and the order is as it was. */
  async function expectRefusal(wrong: object, field: string, message: string): Promise<void> {
    const orderId = await life.orderIn("WAIT_PAY");
    const before = await life.readOrder(orderId);
    expect(await edit(orderId, { remark: "改过", ...wrong })).toMatchObject({ code: 4000, field, message });
    expect(await life.readOrder(orderId)).toEqual(before);
  }

  test("[AUTH-03] [ERR-15] a phone that is none is refused in words and changes nothing", () =>
    expectRefusal({ customerPhone: "1380013" }, "customerPhone", "请输入合法手机号"));

  test.each([
    [{ customerName: "  " }, "customerName", "请输入客户姓名"],
    [{ address: "" }, "address", "请输入详细地址"],
    [{ areaCode: "990000" }, "areaCode", "请选择所在城市"],
    [{ isLift: false }, "floorsNumber", "请输入楼梯层数"],
    [{ expectedTime: "2020-01-01 09:00:00" }, "expectedTime", "期望上门时间须晚于当前时间"],
  ])("[ERR-15] %o is refused in words and changes nothing", expectRefusal);

  test("[ERR-15] goods that the master collects keep a waybill", async () => {
    const collected = { serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353", isArrival: true };
    const orderId = await life.orderIn("RECEIVING_ORDER", collected);
    expect(await edit(orderId, { logisticsNo: "" })).toMatchObject({ code: 4000, message: "请输入物流单号" });
  });
});

describe("another district", () => {
  test("[U20] is priced again before the payment, and only at the price that the customer has seen", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const { totalAmount } = await life.readOrder(orderId);
    const refused = await edit(orderId, { areaCode: DEARER_DISTRICT, quotedTotalFee: totalAmount });
    expect(refused).toMatchObject({
      code: 4203,
      message: expect.stringMatching(/^新地址的价格为¥[\d,.]+，请确认后重新提交$/),
    });
    const price = Number(/¥([\d,.]+)/.exec(refused.message)?.[1]?.replaceAll(",", ""));
    expect(price).toBeGreaterThan(totalAmount);
    expect(await edit(orderId, { areaCode: DEARER_DISTRICT, quotedTotalFee: price })).toMatchObject({
      code: 0,
    });
    const order = await life.readOrder(orderId);
    expect(order).toMatchObject({ provinceName: "上海市", areaCode: DEARER_DISTRICT, totalAmount: price });
    const lines: { fee: number }[] = order.orderServiceFees;
    expect(lines.reduce((sum, { fee }) => sum + Math.round(fee * 100), 0)).toBe(Math.round(price * 100));
    const [line] = await logOf(orderId, "edit_order");
    expect(line.content).toContain(`价格：${formatYuan(totalAmount)} → ${formatYuan(price)}`);
    const before = await balanceOf(`wallet:${life.account.customerId}`);
    expect(await payOrder(life.backend, life.account, orderId)).toMatchObject({ code: 0 });
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(before - Math.round(price * 100));
  });

  test("after the payment it has to cost the same, otherwise the words say what to do", async () => {
    const orderId = await life.orderIn("RECEIVING_ORDER");
    expect(await edit(orderId, { areaCode: NEXT_DISTRICT })).toMatchObject({ code: 0 });
    expect(await edit(orderId, { areaCode: DEARER_DISTRICT, quotedTotalFee: 1 })).toMatchObject({
      code: 4000,
      message: expect.stringMatching(
        /^新地址的价格为¥[\d,.]+，已付款¥[\d,.]+，不能直接修改；请申请退款，再按新地址重新下单$/,
      ),
    });
    expect(await life.readOrder(orderId)).toMatchObject({
      areaCode: NEXT_DISTRICT,
      status: "RECEIVING_ORDER",
    });
  });

  test("[ERR-04] [PLACE-23] that is not served is refused, and the order stays where it is", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const refusal = { code: 4201, message: "该区域暂未开通服务，无法下单" };
    expect(await edit(orderId, { areaCode: "540102" })).toMatchObject(refusal);
    expect((await life.readOrder(orderId)).areaCode).toBe("330106");
  });

  test.each(["WAIT_ASSIGN", "WAIT_APPOINTMENT", "WAIT_INSTALL"] as const)(
    "is refused once the order is no longer on offer (%s)",
    async (status) => {
      const orderId = await life.orderIn(status);
      expect(await edit(orderId, { areaCode: NEXT_DISTRICT })).toMatchObject({
        code: 4000,
        message: "师傅已接单，地址只能改到同一区县（西湖区）；要换区县，请申请退款后重新下单",
      });
      expect(await edit(orderId, { address: "同区新址 1 号" })).toMatchObject({ code: 0 });
    },
  );
});

describe("an order with an appointment", () => {
  const requested = async (status: "WAIT_PICK_UP" | "WAIT_INSTALL" = "WAIT_INSTALL") => {
    const orderId = await life.orderIn(status);
    expect(await edit(orderId, { customerPhone: "13900139000" })).toMatchObject({
      code: 0,
      data: { isRequest: true },
    });
    return orderId;
  };

  test.each(["WAIT_PICK_UP", "WAIT_INSTALL"] as const)(
    "in %s changes when the master confirms it, and its customer is told",
    async (status) => {
      const orderId = await requested(status);
      const { customerPhone, editRequest } = await life.readOrder(orderId);
      expect(editRequest.changes).toEqual([{ name: "客户电话", from: customerPhone, to: "13900139000" }]);
      const { data } = await operate(life.backend, "GET", "/operator/api/orders?limit=100");
      const listed = data.rows.find(({ id }: { id: number }) => id === orderId);
      expect(listed.events).toContain("confirm_edit");
      expect(await answer(orderId, "confirm_edit", { requestId: listed.editRequest.id })).toMatchObject({
        code: 0,
      });
      expect(await life.readOrder(orderId)).toMatchObject({
        status,
        customerPhone: "13900139000",
        editRequest: null,
      });
      expect(await lastMessage()).toMatchObject({ title: "师傅已确认修改" });
      expect(stepsIn(await life.readOrder(orderId)).map(({ event }) => event)).toEqual(
        expect.arrayContaining(["request_edit", "confirm_edit"]),
      );
      expect(await answer(orderId, "refuse_edit", { reason: "晚了" })).toMatchObject({
        code: 4009,
        message: "没有等待确认的修改",
      });
    },
  );

  test("stays as it is when the master refuses, with the reason for its customer", async () => {
    const orderId = await requested();
    expect(await answer(orderId, "refuse_edit", { reason: "行程已满" })).toMatchObject({ code: 0 });
    const { customerPhone, editRequest } = await life.readOrder(orderId);
    expect([customerPhone === "13900139000", editRequest]).toEqual([false, null]);
    expect((await lastMessage())?.content).toContain("原因：行程已满");
    expect(await edit(orderId, { customerPhone: "13900139000" })).toMatchObject({ code: 0 });
  });

  test("has one request at a time; the same again is that request, and a withdrawn one is over", async () => {
    const orderId = await requested();
    const { editRequest } = await life.readOrder(orderId);
    expect(await edit(orderId, { customerPhone: "13900139000" })).toMatchObject({
      code: 0,
      data: { isRequest: true },
    });
    expect(await edit(orderId, { remark: "另一个" })).toMatchObject({
      code: 4009,
      message: "已有修改等待师傅确认，如需再改请先撤回",
    });
    expect(await life.readOrder(orderId)).toMatchObject({ editRequest });
    expect(await revoke(orderId)).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({ editRequest: null });
    expect(await answer(orderId, "confirm_edit", {})).toMatchObject({
      code: 4009,
      message: "没有等待确认的修改",
    });
  });

  test("an answer to a request that was replaced answers nothing", async () => {
    const orderId = await requested();
    const { data } = await operate(life.backend, "GET", "/operator/api/orders?limit=100");
    const { id: requestId } = data.rows.find(({ id }: { id: number }) => id === orderId).editRequest;
    await revoke(orderId);
    await edit(orderId, { remark: "另一个" });
    expect(await answer(orderId, "confirm_edit", { requestId })).toMatchObject({
      code: 4009,
      message: "客户已更改修改申请，请刷新后重试",
    });
    expect(await life.readOrder(orderId)).toMatchObject({ remark: null });
  });

  test("ends its request when the master arrives, and is not changed any more", async () => {
    const orderId = await requested();
    await follow(life.subjectOf(orderId), ["sign_in"]);
    expect(await life.readOrder(orderId)).toMatchObject({
      status: "WAIT_COMPLETE",
      editRequest: null,
      isEditable: false,
    });
    expect((await lastMessage())?.content).toContain("您申请的修改师傅没有确认，已失效");
    expect(await edit(orderId, { remark: "晚了" })).toMatchObject({
      code: 4009,
      message: "订单当前为“待完工”，不能进行此操作",
    });
  });

  test("the autopilot confirms what waits", async () => {
    const orderId = await requested();
    await operate(life.backend, "POST", `/sandbox/api/order/${orderId}/autopilot`, {
      accept: false,
      pauseMs: 0,
    });
    expect(await life.readOrder(orderId)).toMatchObject({
      status: "WAIT_ACCEPT",
      customerPhone: "13900139000",
    });
  });
});
