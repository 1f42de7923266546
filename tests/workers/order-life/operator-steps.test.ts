import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY, formatTime, HOUR } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { follow, MASTER, operate, PHOTO, PROVIDER } from "../../support/orders/order-life";

const life = withOneLife(1_000_000);
const { call, orderIn } = life;

describe("the operator's steps", () => {
  test("[DETAIL-21] [LOG-02] [ENT-13] sign in near the address at the appointed time, or are noted as not", async () => {
    const near = await orderIn("WAIT_INSTALL");
    const far = await orderIn("WAIT_INSTALL");
    const elsewhere = await orderIn("WAIT_INSTALL");
    const address = encodeURIComponent("浙江省杭州市西湖区文三路 100 号 3 幢 502");
    const { data: point } = await call("GET", `/common/api/wuliu/geocode?address=${address}`);
    const signIn = (orderId: number, lng: number, lat: number) =>
      operate(life.backend, "POST", `/operator/api/order/${orderId}/sign_in`, { lng, lat, area: "现场" });
    await signIn(far, 116.4, 39.9);
    life.backend.clock.advance(DAY - HOUR);
    await signIn(near, point.lng, point.lat);
    await signIn(elsewhere, 116.4, 39.9);
    expect(await life.readOrder(near)).toMatchObject({
      isSignAreaNormal: true,
      isSignTimeNormal: true,
    });
    expect(await life.readOrder(far)).toMatchObject({
      isSignAreaNormal: false,
      isSignTimeNormal: false,
    });
    expect(await life.readOrder(elsewhere)).toMatchObject({
      isSignAreaNormal: false,
      isSignTimeNormal: true,
    });
  });

  test("[ACC-08] [ACT-06] [ACT-10] [ACC-04] work is accepted neither before the write-off nor between its rejection and new photos", async () => {
    const orderId = await orderIn("WAIT_VERIF");
    const accept = async () => (await call("POST", `/order/api/order/${orderId}/accept?isPass=true`)).code;
    expect(await accept()).toBe(4009);
    await follow(life.subjectOf(orderId), ["verify", "reject"]);
    expect(await accept()).toBe(4009);
    expect(await life.readOrder(orderId)).toMatchObject({ status: "WAIT_ACCEPT", isAcceptance: 0 });
    await follow(life.subjectOf(orderId), ["rephotograph"]);
    expect(await accept()).toBe(0);
  });

  test("[ACC-02] [DETAIL-21] [ENT-13] new photos of the work take the place of those that the customer has rejected", async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    const path = `/operator/api/order/${orderId}/rephotograph`;
    const better = { content: "柜门已调平", imgs: ["/named/bed.png"] };
    const shown = async () => (await life.readOrder(orderId)).orderCompleteConfirm;
    expect(await shown()).toEqual({ content: "照片", imgs: [{ url: PHOTO }] });
    await follow(life.subjectOf(orderId), ["reject"]);
    expect((await operate(life.backend, "POST", path, better)).code).toBe(0);
    expect(await shown()).toEqual({ content: "柜门已调平", imgs: [{ url: "/named/bed.png" }] });
  });

  test("[G-08] [GEN-07] want photos, an appointment ahead, the right kind of worker, and an order", async () => {
    const path = (orderId: number, event: string) => `/operator/api/order/${orderId}/${event}`;
    const taken = await orderIn("RECEIVING_ORDER");
    const working = await orderIn("WAIT_COMPLETE");
    const waiting = await orderIn("WAIT_APPOINTMENT");
    const other = await signIn();
    await env.DB.prepare(
      "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES ('a.jpg', ?, 'image/jpeg', 1, 0)",
    )
      .bind(other.customerId)
      .run();
    const attempts: [string, unknown, number][] = [
      [path(taken, "receive"), { workerId: PROVIDER.id }, 4004],
      [path(taken, "take"), { providerId: MASTER.id }, 4004],
      [path(taken, "receive"), { workerId: 1 }, 4004],
      [path(working, "pick_up"), { imgs: [] }, 4000],
      [path(working, "complete"), { imgs: [] }, 4000],
      [path(working, "complete"), { imgs: ["/files/a.jpg"] }, 4004],
      [path(working, "complete"), { imgs: ["https://evil.test/a.jpg"] }, 4000],
      [path(waiting, "appoint"), { appointmentTime: "2026-02-30 25:00:00" }, 4000],
      [path(waiting, "appoint"), { appointmentTime: formatTime(life.backend.clock.now()) }, 4000],
      [path(waiting, "request_markup"), { amount: 0.001, markupType: "爬楼费", remark: "b" }, 4000],
      [path(1, "receive"), { workerId: MASTER.id }, 4004],
    ];
    for (const [url, body, code] of attempts) {
      expect((await operate(life.backend, "POST", url, body)).code, `${url} ${JSON.stringify(body)}`).toBe(
        code,
      );
    }
  });

  test.each([
    ["ENT-20", "request_markup", { amount: 20, markupType: "小费", remark: "辛苦费" }, "请先选择加价类型"],
    ["ENT-18", "report_exception", { abnormalType: "天气", description: "下雨" }, "请选择异常类型"],
  ])("[%s] %s takes a kind of the dictionary alone", async (_id, event, body, message) => {
    const orderId = await orderIn("WAIT_INSTALL");
    const path = `/operator/api/order/${orderId}/${event}`;
    expect(await operate(life.backend, "POST", path, body)).toMatchObject({ code: 4000, message });
  });

  test("are listed per order, and workers are added", async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    const { orderNo } = await life.readOrder(orderId);
    const { data } = await operate(life.backend, "GET", `/operator/api/orders?orderNo=${orderNo}`);
    expect(data.rows).toMatchObject([
      { id: orderId, status: "WAIT_ACCEPT", workerName: MASTER.name, events: ["request_markup"] },
    ]);
    const added = await operate(life.backend, "POST", "/operator/api/worker", {
      type: "PERSONAL",
      name: "新师傅",
      phone: "13700000001",
    });
    const { data: workers } = await operate(life.backend, "GET", "/operator/api/workers");
    expect(workers).toContainEqual({
      id: added.data.id,
      type: "PERSONAL",
      name: "新师傅",
      phone: "13700000001",
      avatar: null,
      verifyTime: null,
      pausedUntil: null,
      lng: null,
      lat: null,
    });
  });
});
