import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, operate, statusOf } from "../../support/orders/order-life";
import { stepsIn } from "../../support/orders/orders";

const life = withOneLife();

const edit = (orderId: number, change: Record<string, unknown>) =>
  life.call("PUT", `/order/api/order/${orderId}/edit`, change);

test("[R16] a change and the appointment: the change applies, or waits for the master, and is never lost", async () => {
  for (let round = 0; round < 6; round++) {
    const orderId = await life.orderIn("WAIT_APPOINTMENT");
    const [changed, appointed] = await Promise.all([
      edit(orderId, { remark: "同时" }),
      EVENTS.appoint(life.subjectOf(orderId)),
    ]);
    expect([changed.code, appointed.code]).toEqual([0, 0]);
    const order = await life.readOrder(orderId);
    expect(await statusOf(orderId)).toBe("WAIT_INSTALL");
    expect(changed.data.isRequest ? order.editRequest?.changes[0].to : order.remark).toBe("同时");
  }
});

test("[R16] a master takes the order while it moves to another district: never both", async () => {
  for (let round = 0; round < 6; round++) {
    const orderId = await life.orderIn("RECEIVING_ORDER");
    const [changed, received] = await Promise.all([
      edit(orderId, { areaCode: "330105" }),
      EVENTS.receive(life.subjectOf(orderId)),
    ]);
    expect(received.code).toBe(0);
    const log = stepsIn(await life.readOrder(orderId)).map(({ event }) => event);
    if (changed.code === 0) expect(log.indexOf("edit_order")).toBeLessThan(log.indexOf("receive"));
    else expect(changed.message).toContain("师傅已接单");
  }
});

test("[R16] a confirmation and a withdrawal: one of them wins", async () => {
  for (let round = 0; round < 6; round++) {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await edit(orderId, { remark: "同时" });
    const [confirmed, revoked] = await Promise.all([
      operate(life.backend, "POST", `/operator/api/order/${orderId}/confirm_edit`, {}),
      life.call("DELETE", `/order/api/order/${orderId}/edit`),
    ]);
    expect([confirmed.code, revoked.code].sort()).toEqual([0, 4009]);
    expect((await life.readOrder(orderId)).remark === "同时").toBe(confirmed.code === 0);
  }
});
