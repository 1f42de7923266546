import { describe, expect, test, vi } from "vitest";
import { DAY, formatTime, HOUR } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { follow, MASTER, operate, PHOTO } from "../../support/orders/order-life";
import { readOrder, stepsIn, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { act, createPayBackend, openPayment, PROVIDERS } from "../pay/support";

const life = withOneLife(1_000_000);
const { orderIn, subjectOf } = life;

const PICKUP = { serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353", isArrival: true };
const placesOf = async (orderId: number, of = life.backend) =>
  (await of.call("GET", `/order/api/order_places?orderId=${orderId}`, { token: life.account.token })).data;

describe("the detail of an order", () => {
  test.each(PROVIDERS)(
    "[DETAIL-19] [API-024] [ENUM-05] [ENT-13] tells the number of its trade at %s",
    async (provider) => {
      const paying = createPayBackend();
      const opened = await openPayment(paying, provider);
      expect((await readOrder(paying, opened.account, opened.orderId)).outOrderNo).toBeNull();
      await act(paying, opened.outTradeNo, "pay");
      expect(await readOrder(paying, opened.account, opened.orderId)).toMatchObject({
        payWay: provider,
        outOrderNo: opened.outTradeNo,
      });
    },
  );

  test("[DETAIL-19] [ENUM-05] one that was paid from the wallet has no such number, whatever was begun before", async () => {
    const paying = createPayBackend();
    const opened = await openPayment(paying, "ALIPAY");
    await follow({ backend: paying, account: opened.account, orderId: opened.orderId }, ["pay"]);
    expect(await readOrder(paying, opened.account, opened.orderId)).toMatchObject({
      payWay: "WALLET",
      outOrderNo: null,
    });
  });

  test("[U27] [API-036] each step of its history stands there once, with what was said and photographed", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT", PICKUP);
    await follow(subjectOf(orderId), [
      "fail_appointment",
      "appoint",
      "dispatch_driver",
      "pick_up",
      "report_exception",
      "sign_in",
      "request_markup",
      "complete",
      "reject",
      "rephotograph",
      "accept",
      "evaluate",
    ]);
    const orderLogs = stepsIn(await life.readOrder(orderId));
    const visit = formatTime(life.backend.clock.now() + DAY).slice(0, 16);
    expect(orderLogs.map(({ event, content, imgs }) => [event, content, imgs.length])).toEqual([
      ["create", "", 0],
      ["pay", "", 0],
      ["receive", "", 0],
      ["fail_appointment", "客户出差", 0],
      ["appoint", `上门时间 ${visit}`, 0],
      ["dispatch_driver", "司机 赵司机，小型货车", 0],
      ["pick_up", "照片", 1],
      ["report_exception", "货物破损，外包装破损", 1],
      ["sign_in", expect.stringMatching(/^文三路，.*时间异常$/), 0],
      ["request_markup", "爬楼费 ¥20.00，电梯停用", 0],
      ["complete", "照片", 1],
      ["reject", "柜门不平", 0],
      ["rephotograph", "照片", 1],
      ["accept", "", 0],
      ["evaluate", "5 星，很好", 1],
    ]);
  });

  test("[ENT-13] [DETAIL-24] says with what car, how far the goods are, and what is the master's side of it", async () => {
    const place = {
      pickUpLng: 120.2,
      pickUpLat: 30.3,
      pickupAddress: "城东物流园",
      logisticsCompany: "德邦",
    };
    const orderId = await orderIn("RECEIVING_ORDER", { ...PICKUP, ...place });
    expect(await life.readOrder(orderId)).toMatchObject({
      ...{ mainOrderId: orderId, childOrder: null, childOrderExpand: null, lng: null, distance: null },
      ...{ logisticsName: "德邦", markupRequestTotal: 0, orderFollow: null, orderServicePeriodList: [] },
      orderExpand: { isJishiTihuoFei: false, pickupCarTypeName: null, pickupDistance: null },
    });
    await follow(subjectOf(orderId), ["receive", "appoint", "dispatch_driver", "pick_up", "sign_in"]);
    await follow(subjectOf(orderId), ["request_markup"]);
    const json = { orderId, content: "已联系客户" };
    const { token } = life.account;
    await life.backend.call("POST", "/order/api/order/add_follow", { token, json });
    const { rows } = (await life.backend.call("GET", "/order/api/order", { token })).data;
    const order = await life.readOrder(orderId);
    for (const read of [order, rows.find(({ id }: { id: number }) => id === orderId)]) {
      expect(read.distance).toBeGreaterThan(1);
      expect(read.lng).toBeCloseTo(120.15, 0);
      const [date, startTime] = read.appointmentTime.split(" ");
      expect(read).toMatchObject({
        childOrder: {
          id: orderId,
          status: "WAIT_COMPLETE",
          workerId: MASTER.id,
          workerCashIntransit: read.workerFee,
        },
        ...{ markupRequestTotal: 20, orderFollow: { content: "已联系客户" } },
        orderServicePeriodList: [{ date, startTime, endTime: "23:59:59" }],
      });
    }
    expect(order).toMatchObject({
      childOrderExpand: { appointResult: true, appointFailReason: null, signInLng: 120.15, signInLat: 30.28 },
      orderExpand: { pickupCarTypeId: 2, pickupCarTypeName: "小型货车", pickupDistance: order.distance },
    });
  });

  test("[DETAIL-24] [API-040] [GEN-21] [ENT-13] says who drives and dispatches, who collected the goods and from where", async () => {
    const place = { pickUpLng: 120.2, pickUpLat: 30.3, pickupAddress: "城东物流园" };
    const orderId = await orderIn("WAIT_PICK_UP", { ...PICKUP, ...place });
    const driver = { driverName: "赵司机", driverPhone: "13700000009" };
    const car = { ...driver, dispatcher: "孙调度", dispatcherPhone: "13700000008" };
    await operate(life.backend, "POST", `/operator/api/order/${orderId}/dispatch_driver`, car);
    const collected = async () => (await life.call("GET", `/order/api/goods_pick_up?oid=${orderId}`)).data;
    expect(await collected()).toBeNull();
    await follow(subjectOf(orderId), ["pick_up"]);
    expect(await collected()).toEqual({ content: "照片", imgs: [{ url: PHOTO }] });
    const order = await life.readOrder(orderId);
    expect(order.orderPickupCar).toEqual(car);
    expect(order.orderExpand).toMatchObject({
      pickUpLng: 120.2,
      pickUpLat: 30.3,
      pickupWorkerName: MASTER.name,
      pickupWorkerPhone: MASTER.phone,
    });
  });
});

describe("the places of an order", () => {
  test("[DETAIL-08] [DETAIL-09] are its address, where the goods are and where the master signed in, with the distance", async () => {
    const place = { pickUpLng: 120.2, pickUpLat: 30.3, pickupAddress: "城东物流园" };
    const orderId = await orderIn("WAIT_PICK_UP", { ...PICKUP, ...place });
    const before = await placesOf(orderId);
    expect(before).toMatchObject({
      pickup: { lng: 120.2, lat: 30.3 },
      signIn: null,
      isDrivingDistance: false,
    });
    expect(before.address.lng).toBeCloseTo(120.15, 0);
    expect(before.pickupDistance).toBeGreaterThan(0);
    expect(before.pickupDistance).toBeLessThan(50);
    await follow(subjectOf(orderId), ["pick_up", "sign_in"]);
    expect((await placesOf(orderId)).signIn).toEqual({ lng: 120.15, lat: 30.28 });
  });

  test("[LOG-02] an address without coordinates is looked for on the map, in the customer's city", async () => {
    const orderId = await orderIn("WAIT_PICK_UP", {
      ...PICKUP,
      pickupAddress: "城东物流园 3 号库",
    });
    const { pickup } = await placesOf(orderId);
    expect(pickup.lng).toBeCloseTo(120.15, 0);
  });

  test("[DETAIL-08] without a map service there is nothing to show, and no failure", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    expect(await placesOf(orderId, createTestBackend({ env: { SANDBOX: "off" } }))).toEqual({
      address: null,
      pickup: null,
      signIn: null,
      pickupDistance: null,
      isDrivingDistance: false,
      route: [],
    });
  });

  test("[LOG-03] [DETAIL-09] [API-112] [G-10] the way by road has its line, and its length is the distance of every answer from then on", async () => {
    const place = { pickUpLng: 120.2, pickUpLat: 30.3, pickupAddress: "城东物流园" };
    const orderId = await orderIn("WAIT_PICK_UP", { ...PICKUP, ...place });
    const straight = (await placesOf(orderId)).pickupDistance;
    expect((await life.readOrder(orderId)).distance).toBe(straight);
    const steps = [{ polyline: "120.2,30.3;120.17,30.3" }, { polyline: "120.15,30.28" }];
    const route = { paths: [{ distance: "9876", steps }] };
    const fetch = vi.fn(async (_url: string) => Response.json({ status: "1", route }));
    vi.stubGlobal("fetch", fetch);
    const places = await placesOf(orderId, createTestBackend({ env: { AMAP_KEY: "key" } }));
    vi.unstubAllGlobals();
    expect(places).toMatchObject({ pickupDistance: 9.876, isDrivingDistance: true });
    expect(places.route).toHaveLength(3);
    const asked = fetch.mock.calls.map(([url]) => Object.fromEntries(new URL(url).searchParams));
    const destination = `${places.address.lng.toFixed(6)},${places.address.lat.toFixed(6)}`;
    expect(asked).toMatchObject([{ origin: "120.200000,30.300000", destination }]);
    // The map service is away: what it said stays.
    expect(await placesOf(orderId)).toMatchObject({
      pickupDistance: 9.876,
      isDrivingDistance: true,
      route: [],
    });
    expect(await life.readOrder(orderId)).toMatchObject({
      distance: 9.876,
      orderExpand: { pickupDistance: 9.876 },
    });
  });

  test("[ROLE-16] of another customer's order answer like those of a missing order", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    const { token } = await signIn();
    const ask = (id: number) => life.backend.call("GET", `/order/api/order_places?orderId=${id}`, { token });
    const foreign = await ask(orderId);
    expect(foreign).toEqual(await ask(123_456_789));
    expect(foreign.code).not.toBe(0);
  });
});

describe("the records of an order, in the graph", () => {
  const RECORDS = `query ($id: ID!) {
    orderRecords(orderId: $id) {
      writeOffs { content imageUrls createdAt }
      newPhotos { imageUrls createdAt }
      takeDelivery { workerName driverName driverPhone at }
    }
  }`;

  test("[DETAIL-22] [API-041] [API-042] [ENUM-16] list the vouchers by their kind, and who took delivery", async () => {
    const verif = { verifType: "MIAO", verifOrderNo: "M-1" };
    const orderId = await orderIn("WAIT_PICK_UP", { ...PICKUP, ...verif });
    const work = ["dispatch_driver", "pick_up", "sign_in", "complete"] as const;
    await follow(subjectOf(orderId), [...work, "verify"]);
    life.backend.clock.advance(HOUR);
    await follow(subjectOf(orderId), ["reject", "rephotograph"]);
    const { answer } = await createWholeSite(life.backend).graphql(
      { query: RECORDS, variables: { id: `${orderId}` } },
      { token: life.account.token },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.orderRecords).toMatchObject({
      writeOffs: [{ content: "照片", imageUrls: [PHOTO] }],
      newPhotos: [{ imageUrls: [PHOTO] }],
      takeDelivery: { workerName: MASTER.name, driverName: "赵司机", driverPhone: "13700000009" },
    });
    const [first, second] = [...answer.data.orderRecords.writeOffs, ...answer.data.orderRecords.newPhotos];
    expect(Date.parse(second.createdAt) - Date.parse(first.createdAt)).toBe(HOUR);
    expect(answer.data.orderRecords.takeDelivery.at).toBe(first.createdAt);
  });

  test("[ROLE-16] are null for another customer's order", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    const { answer } = await createWholeSite(life.backend).graphql(
      { query: RECORDS, variables: { id: `${orderId}` } },
      { token: (await signIn()).token },
    );
    expect(answer).toEqual({ data: { orderRecords: null } });
  });
});

test("[LOG-02] [PLACE-54] [API-110] [G-10] an address is at a point of the map, and nowhere where the map does not know it", async () => {
  const pointOf = async (address: string) =>
    (await life.call("GET", `/common/api/wuliu/geocode?${new URLSearchParams({ address })}`)).data;
  expect(await pointOf("浙江省杭州市西湖区文三路 90 号")).toEqual({
    lng: expect.closeTo(120.15, 0),
    lat: expect.closeTo(30.29, 0),
  });
  expect(await pointOf("不知名的小路 3 号")).toBeNull();
});

test("[API-110] [LOG-02] [LOG-03] [API-111] with a key the map service of production says where an address is, and what is at a point", async () => {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url));
    const regeocode = { formatted_address: "望京街道", addressComponent: {} };
    return Response.json({ status: "1", geocodes: [{ location: "116.48,39.99" }], regeocode });
  });
  const { token } = life.account;
  const query = new URLSearchParams({ address: "北京市朝阳区阜通东大街 6 号" });
  const production = createTestBackend({ env: { AMAP_KEY: "key" } });
  const told = async (path: string) =>
    (await production.call("GET", `/common/api/wuliu/${path}`, { token })).data;
  expect(await told(`geocode?${query}`)).toEqual({ lng: 116.48, lat: 39.99 });
  expect(await told("regeocode?lng=116.48&lat=39.99")).toBe("望京街道");
  vi.unstubAllGlobals();
  expect(asked.map(({ hostname }) => hostname)).toEqual(["restapi.amap.com", "restapi.amap.com"]);
  expect(asked[0]?.searchParams.get("address")).toBe("北京市朝阳区阜通东大街 6 号");
});

describe("the place at a point of the map", () => {
  const at = (of: TestBackend, query: string) =>
    of.call("GET", `/common/api/wuliu/regeocode?${query}`, { token: life.account.token });

  test("[LOG-03] [API-111] [G-10] comes from the map service, and is null without a place or a service", async () => {
    expect((await at(life.backend, "lng=120.15&lat=30.28")).data).toBe("杭州市");
    expect((await at(life.backend, "lng=-150&lat=0")).data).toBeNull();
    const without = createTestBackend({ env: { SANDBOX: "off" } });
    expect(await at(without, "lng=120.15&lat=30.28")).toMatchObject({ code: 0, data: null });
    expect((await at(life.backend, "lng=200&lat=30")).code).not.toBe(0);
  });
});
