import { describe, expect, test } from "vitest";
import { DAY, formatTime, parseTime } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow, PHOTO, statusOf } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const life = withOneLife();

describe("the customer's steps", () => {
  test("[ACT-02] [ACT-03] [ACT-16] [API-033] cancelling an unpaid order closes it; a refund request by that call is refused, and so is cancelling what is paid", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    expect(
      await life.call("POST", `/order/api/order/${orderId}/cancel`, { content: "不想要了" }),
    ).toMatchObject({
      code: 4009,
    });
    expect(await life.call("POST", `/order/api/order/${orderId}/cancel`)).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({
      status: "CLOSE",
      statusName: "订单关闭",
    });
    const paid = await life.orderIn("RECEIVING_ORDER");
    expect(await life.call("POST", `/order/api/order/${paid}/cancel`)).toMatchObject({ code: 4009 });
  });

  test("[ACT-04] [CONST-12] [G-17] [ENT-13] an unpaid order says until when it can be paid, 24 hours after it was placed", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const expirationTimeStr = formatTime(life.backend.clock.now() + DAY);
    expect(await life.readOrder(orderId)).toMatchObject({ status: "WAIT_PAY", expirationTimeStr });
    const { rows } = (await life.call("GET", "/order/api/order?status=WAIT_PAY")).data;
    expect(rows).toMatchObject([{ id: orderId, expirationTimeStr }]);
  });

  test("[API-038] [REFUND-02] [ACT-22] the direct refund of an unpaid order closes it without moving money (C-35)", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    await follow(life.subjectOf(orderId), ["refund"]);
    expect(await statusOf(orderId)).toBe("CLOSE");
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(1_000_000);
  });

  test("[API-034] [ACT-30] [LOG-02] [ACT-26] an arrival at another depot has the place of that depot, or none where it is not said", async () => {
    const depot = { pickupAddress: "城东物流园", pickUpLng: 120.1, pickUpLat: 30.2 };
    for (const place of [
      { pickUpLng: 120.3, pickUpLat: 30.4 },
      { pickUpLng: null, pickUpLat: null },
    ]) {
      const orderId = await life.orderIn("WAIT_APPOINTMENT", { serviceType: 1, isArrival: false, ...depot });
      const arrival = { logisticsNo: "A1", logisticsPhone: "95353", pickupAddress: "城北物流园", ...place };
      expect((await life.call("POST", `/order/api/order/${orderId}/arrival`, arrival)).code).toBe(0);
      expect(await life.readOrder(orderId)).toMatchObject({ ...arrival, isArrival: true });
    }
  });

  test("[ACT-27] [ACT-28] [ACT-31] [ERR-16] goods that are collected arrive with number and phone", async () => {
    const orderId = await life.orderIn("WAIT_APPOINTMENT", {
      serviceType: 1,
      isArrival: false,
      logisticsNo: null,
      logisticsPhone: null,
    });
    const arrive = (json: unknown) => life.call("POST", `/order/api/order/${orderId}/arrival`, json);
    expect(await EVENTS.appoint(life.subjectOf(orderId))).toMatchObject({
      code: 4009,
      message: "商品还未到货，请先确认到货",
    });
    expect(await arrive({})).toMatchObject({ code: 4000, message: "请输入物流单号" });
    const wrong = await arrive({ logisticsNo: "A1", logisticsPhone: "abc" });
    expect(wrong.message).toBe("请输入合法的手机号");
    expect((await arrive({ logisticsNo: "A1", logisticsPhone: "1".repeat(13) })).code).toBe(4000);
    expect(
      await arrive({ logisticsNo: "A1", logisticsPhone: "95353", pickUpLng: 120.1, pickUpLat: 30.2 }),
    ).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({
      ...{ isArrival: true, isNeedTakeDelivery: true, pickUpLng: 120.1 },
      ...{ logisticsNo: "A1", logisticsPhone: "95353" },
    });
    await follow(life.subjectOf(orderId), ["appoint"]);
    expect(await statusOf(orderId)).toBe("WAIT_PICK_UP");
  });

  test("[ACT-29] [ACT-31] [ACT-05] [API-034] goods that are not collected arrive with a yes alone, and once", async () => {
    const orderId = await life.orderIn("RECEIVING_ORDER", { isArrival: false });
    expect(await life.readOrder(orderId)).toMatchObject({ isNeedTakeDelivery: false, isArrival: false });
    const arrive = () => life.call("POST", `/order/api/order/${orderId}/arrival`, {});
    expect(await arrive()).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({ isArrival: true });
    life.backend.clock.advance(2 * 60_000);
    expect(await arrive()).toMatchObject({ code: 4009 });
  });

  test("[API-034] [ACT-26] [ACT-30] [LOG-05] goods that arrived elsewhere do not keep the old place on the map", async () => {
    const old = { pickupAddress: "旧仓库 1 号", pickUpLng: 120.1, pickUpLat: 30.2 };
    const placed = { isArrival: false, serviceType: 1, ...old };
    const arriveAt = async (pickupAddress: string) => {
      const orderId = await life.orderIn("RECEIVING_ORDER", placed);
      const logistics = {
        logisticsNo: "A1",
        logisticsPhone: "95353",
        logisticsCompany: "德邦物流",
        pickupCode: "A-12",
      };
      const arrival = { ...logistics, pickupAddress };
      await life.call("POST", `/order/api/order/${orderId}/arrival`, arrival);
      const order = await life.readOrder(orderId);
      expect(order).toMatchObject({ ...logistics, isArrival: true });
      return order;
    };
    expect(await arriveAt("新仓库 2 号")).toMatchObject({
      pickupAddress: "新仓库 2 号",
      pickUpLng: null,
      pickUpLat: null,
    });
    expect(await arriveAt(old.pickupAddress)).toMatchObject(old);
  });

  /** A link makes the browser send its cookies, and no header. */
  async function expectRefusedLink(path: string): Promise<void> {
    const cookie = `token=${life.account.token}; WEB-TOKEN=${life.account.token}`;
    const response = await life.backend.request(path, { headers: { cookie } });
    expect(await response.json()).toMatchObject({ code: 7001 });
    expect(response.headers.get("cache-control")).toBe("no-store");
  }

  test("[API-035] [C-54] [ACT-09] the call that extends the acceptance believes the header alone, so that no link triggers it", async () => {
    const waiting = await life.orderIn("WAIT_ACCEPT");
    await expectRefusedLink(`/order/api/order/acceptance_order_delay?orderId=${waiting}`);
    const { acceptanceDelayDays, acceptTimeStr } = await life.readOrder(waiting);
    expect(acceptanceDelayDays).toBe(0);
    const later = (await EVENTS.delay_acceptance(life.subjectOf(waiting))).data.acceptTimeStr;
    expect(later).toBe(formatTime(parseTime(acceptTimeStr) + DAY));
    expect(await life.readOrder(waiting)).toMatchObject({ acceptanceDelayDays: 1, acceptTimeStr: later });
    life.backend.clock.advance(2 * 60_000);
    expect((await EVENTS.delay_acceptance(life.subjectOf(waiting))).message).toBe("每笔订单只能延长一次");
  });

  test("[API-038] [C-54] [REFUND-03] the direct refund believes the header alone, so that no link triggers it", async () => {
    const paid = await life.orderIn("RECEIVING_ORDER");
    await expectRefusedLink(`/order/api/order/${paid}/wait_assign_order_refund`);
    expect(await statusOf(paid)).toBe("RECEIVING_ORDER");
    const { totalAmount } = await life.readOrder(paid);
    const wallet = await balanceOf(`wallet:${life.account.customerId}`);
    expect((await EVENTS.refund(life.subjectOf(paid))).code).toBe(0);
    expect(await statusOf(paid)).toBe("CLOSE");
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(wallet + Math.round(totalAmount * 100));
  });

  test("[ACT-09] [ACC-10] [CONST-29] [API-035] acceptance is extended by one day, once", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    const due = life.backend.clock.now() + 3 * DAY;
    expect((await life.readOrder(orderId)).acceptTimeStr).toBe(formatTime(due));
    expect((await EVENTS.delay_acceptance(life.subjectOf(orderId))).data).toEqual({
      acceptTimeStr: formatTime(due + DAY),
    });
    life.backend.clock.advance(2 * 60_000);
    expect(await EVENTS.delay_acceptance(life.subjectOf(orderId))).toEqual({
      code: 4009,
      message: "每笔订单只能延长一次",
      data: null,
    });
  });

  test("[ACT-07] [ACT-14] [ACC-06] [API-036] finished work has a time to be accepted by, and accepted it waits for a rating", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    expect(await life.readOrder(orderId)).toMatchObject({
      isAcceptance: null,
      acceptTimeStr: formatTime(life.backend.clock.now() + 3 * DAY),
    });
    await life.call("POST", `/order/api/order/${orderId}/accept?isPass=true`);
    const { rows } = (await life.call("GET", "/order/api/order?status=WAIT_EVALUATE")).data;
    expect(rows).toMatchObject([{ id: orderId, status: "SUCCESS", acceptTimeStr: null }]);
  });

  test("[ACT-15] [ACC-05] [ACC-06] [ACC-07] a rejection needs a reason and waits for new photos", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    const judge = (query: string) => life.call("POST", `/order/api/order/${orderId}/accept?${query}`);
    expect(await judge("isPass=false")).toMatchObject({ code: 4000, message: "请输入拒绝原因" });
    expect(await judge("isPass=false&content=歪了")).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({
      status: "WAIT_ACCEPT",
      isAcceptance: 0,
      acceptTimeStr: null,
      rejectContent: "歪了",
    });
    expect(await judge("isPass=true")).toMatchObject({ code: 4009 });
    await follow(life.subjectOf(orderId), ["rephotograph"]);
    const toRate = async () => (await life.call("GET", "/order/api/order?status=WAIT_EVALUATE")).data.rows;
    expect(await toRate()).toEqual([]);
    expect(await judge("isPass=true")).toMatchObject({ code: 0 });
    expect(await toRate()).toMatchObject([{ id: orderId, status: "SUCCESS" }]);
  });

  test("[ACC-02] the detail has the words and pictures of the finished work", async () => {
    expect(await life.readOrder(await life.orderIn("SUCCESS"))).toMatchObject({
      orderCompleteConfirm: { content: "照片", imgs: [{ url: PHOTO }] },
    });
  });

  test("[ACT-11] [ACC-17] [DETAIL-25] [ENT-15] the detail has the stars, one to five, the words, the tags by their token and the time of a rating", async () => {
    const orderId = await life.orderIn("SUCCESS");
    expect((await life.readOrder(orderId)).orderEvaluation).toBeNull();
    const { data: tags } = await life.call("GET", "/common/api/tag");
    const label = [tags[0].content, tags[1].content].join(",");
    life.backend.clock.advance(DAY);
    const said = { content: "慢了些", label, isAnonymous: true, imgs: [PHOTO] };
    const rate = (star: number) =>
      life.call("POST", `/order/api/order/${orderId}/evaluation`, { ...said, star });
    for (const star of [0, 6]) expect((await rate(star)).code).toBe(4000);
    await rate(2);
    const createTime = formatTime(life.backend.clock.now());
    life.backend.clock.advance(DAY);
    expect(await life.readOrder(orderId)).toMatchObject({
      ...{ status: "EVALUATED", statusName: "已评价" },
      orderEvaluation: { ...said, star: 2, createTime },
    });
  });

  test("[ACC-11] [CONST-31] [C-55] [ENT-15] a rating has 1 to 5 whole stars, and none without", async () => {
    const orderId = await life.orderIn("SUCCESS");
    for (const star of [0, 6, 2.5, null, undefined]) {
      const { code } = await life.call("POST", `/order/api/order/${orderId}/evaluation`, { star });
      expect(code, `${star}`).toBe(4000);
    }
    expect(await statusOf(orderId)).toBe("SUCCESS");
    for (const star of [1, 5]) {
      const rated = await life.orderIn("SUCCESS");
      await life.call("POST", `/order/api/order/${rated}/evaluation`, { star });
      expect((await life.readOrder(rated)).orderEvaluation).toMatchObject({ star });
    }
  });

  test("[ACC-13] [ACC-15] [ACC-16] [API-037] a rating has at most 500 characters, known tags and own pictures", async () => {
    const orderId = await life.orderIn("SUCCESS");
    const rate = (json: object) =>
      life.call("POST", `/order/api/order/${orderId}/evaluation`, { star: 4, ...json });
    const { data: tags } = await life.call("GET", "/common/api/tag");
    expect(tags.length).toBeGreaterThan(3);
    for (const { content } of tags) expect(content).not.toContain(",");
    for (const bad of [{ label: "胡说" }, { content: "长".repeat(501) }]) {
      expect((await rate(bad)).code, JSON.stringify(bad)).toBe(4000);
    }
    expect(await rate({ imgs: ["/files/0.jpg"] })).toMatchObject({ code: 4004 });
    expect(await rate({ label: `${tags[0].content},${tags[1].content}`, isAnonymous: true })).toMatchObject({
      code: 0,
    });
    expect((await life.readOrder(orderId)).orderEvaluation).toMatchObject({
      label: `${tags[0].content},${tags[1].content}`,
      isAnonymous: true,
    });
  });

  test("[FOLLOW-01] [FOLLOW-04] [CONST-25] [API-049] a follow-up has 1 to 500 characters, also when it is changed", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const send = async (path: string, json: object) =>
      life.call("POST", `/order/api/order/${path}`, { orderId, ...json });
    const refused = { code: 4000, message: "请输入跟进内容" };
    expect(await send("add_follow", { content: " " })).toMatchObject(refused);
    expect((await send("add_follow", { content: "长".repeat(501) })).code).toBe(4000);
    expect((await send("add_follow", { content: "长".repeat(500) })).code).toBe(0);
    const notes = async () =>
      (await life.call("GET", `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`)).data;
    const [{ id }] = await notes();
    expect(await send("edit_order_follow", { id, content: "" })).toMatchObject(refused);
    expect((await send("edit_order_follow", { id, content: "改过", imgList: PHOTO })).code).toBe(0);
    expect(await notes()).toMatchObject([{ id, content: "改过", imgUrl: [PHOTO] }]);
  });

  test("[FOLLOW-03] [FOLLOW-05] [FOLLOW-06] [ENT-21] follow-ups are added, changed, listed and removed", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const list = async () =>
      (await life.call("GET", `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`)).data;
    const said = { orderId, content: "第一条", imgList: `${PHOTO},${PHOTO}` };
    await life.call("POST", "/order/api/order/add_follow", said);
    const createTime = formatTime(life.backend.clock.now());
    life.backend.clock.advance(1000);
    await life.call("POST", "/order/api/order/add_follow", { orderId, content: "第二条" });
    const [second, first] = await list();
    expect(first).toMatchObject({ orderId, createTime });
    expect(first).toMatchObject({ content: "第一条", imgList: `${PHOTO},${PHOTO}`, imgUrl: [PHOTO, PHOTO] });
    await life.call("POST", "/order/api/order/edit_order_follow", { id: first.id, orderId, content: "改过" });
    expect((await list())[1]).toMatchObject({ id: first.id, content: "改过", imgUrl: [] });
    await life.call("POST", "/order/api/order/delete_order_follow", { id: first.id });
    expect(await list()).toMatchObject([{ id: second.id }]);
  });

  test("[API-051] [C-41] [FOLLOW-06] [ACT-24] a follow-up is removed by POST, GET and DELETE, once", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const add = (content: string) => life.call("POST", "/order/api/order/add_follow", { orderId, content });
    for (const content of ["一", "二", "三"]) await add(content);
    const list = async () =>
      (await life.call("GET", `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`)).data;
    for (const method of ["POST", "GET", "DELETE"]) {
      const [{ id }, ...others] = await list();
      const remove = () => life.call(method, `/order/api/order/delete_order_follow?id=${id}`);
      expect((await remove()).code, method).toBe(0);
      expect(await list()).toEqual(others);
      expect((await remove()).code, method).toBe(4004);
    }
    expect(await list()).toEqual([]);
  });
});
