import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { formatYuan } from "../../schema/rules/money";
import { withOneLife } from "../support/orders/one-life";
import { newItem, newOrder, PLACE } from "../support/orders/orders";

const life = withOneLife();

const { submitOrder: submit } = life;
const SECOND_WITHOUT = { orderItems: [newItem(), newItem({ goodsTypeId: null })] };
const NO_CATEGORY = "参数错误：orderItems.0.goodsTypeId";

const quote = async (totalVolume = 2.5): Promise<number> => {
  const answer = await life.backend.call("POST", "/order/api/order/price", {
    token: life.account.token,
    json: { ...newOrder(), totalVolume },
  });
  return answer.data.totalFee;
};

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

/** What the draft says, as it is sent. */
const DRAFT = {
  ...{ customerName: "赵先生", customerPhone: "13700137000", address: "天目山路 7 号" },
  ...{ isLift: false, floorsNumber: 6, packingCount: 5, totalVolume: "4.5" },
  isArrival: false,
  ...{ logisticsNo: "DPK36209", logisticsPhone: "95353", logisticsCompany: "德邦物流" },
  pickupCode: "A-12",
  pickupAddress: "杭州三墩网点",
  pickUpLng: 120.08,
  pickUpLat: 30.32,
  expectedTime: "2026-11-25 09:00:00",
  verifType: "MIAO",
  verifOrderNo: "T-1001",
  remark: "周末送",
  shopOrderNo: "TB-329812345678901234",
  shopName: "旗舰店",
  userName: "李掌柜",
  userPhone: "13900139000",
};
/** What is kept of it. */
const KEPT = {
  ...DRAFT,
  ...{ areaCode: "330106", goodsTypeName: "家具", serviceTypeName: "仅安装", totalVolume: 4.5 },
};

describe("placing an order", () => {
  test("[PLACE-61] [PLACE-18] [CONST-26] [API-023] stores what was sent, with names and price from the tables", async () => {
    const sofa = newItem({
      ...{ count: 2, packingMethod: "纸箱", description: "易碎", installVideoUrl: "/named/sofa.mp4" },
    });
    const told = {
      ...{ logisticsNo: "DPK36209", logisticsPhone: "95353", logisticsCompany: "德邦物流" },
      ...{ pickupCode: "A-12", pickupAddress: "杭州三墩网点", pickUpLng: 120.08, pickUpLat: 30.32 },
      isArrival: false,
      ...{ verifType: "MIAO", verifOrderNo: "T-1001", userName: "李掌柜", userPhone: "13900139000" },
    };
    const orderId = await life.placeOrder({
      orderItems: [sofa, newItem({ name: "茶几" })],
      ...{ isLift: false, floorsNumber: 6, remark: "周末送", ...told },
      expectedTime: "2026-11-25 09:30:00",
    });
    const order = await life.readOrder(orderId);
    expect(order).toMatchObject({
      id: orderId,
      orderNo: expect.stringMatching(/^261120\d{8}$/),
      status: "WAIT_PAY",
      statusName: "待付款",
      createTime: "2026-11-20 16:30:00",
      expirationTimeStr: "2026-11-21 16:30:00",
      expectedTime: "2026-11-25 09:30:00",
      provinceName: "浙江省",
      cityName: "杭州市",
      areaName: "西湖区",
      goodsTypeName: "家具",
      serviceTypeName: "仅安装",
      ...{ customerName: "王小姐", customerPhone: "13800138000", address: "文三路 100 号 3 幢 502" },
      ...{ isLift: false, floorsNumber: 6, totalVolume: 2.5, packingCount: 3 },
      isNeedTakeDelivery: false,
      ...told,
      remark: "周末送",
      payWay: null,
      payTime: null,
    });
    expect(order.orderItems).toMatchObject([
      { ...sofa, goodsTypeName: "沙发" },
      { name: "茶几", count: 1 },
    ]);
    const lines = order.orderServiceFees.reduce((sum: number, line: { fee: number }) => sum + line.fee, 0);
    expect(lines).toBeCloseTo(order.totalAmount, 6);
    expect(order.totalAmount).toBeGreaterThan(0);
  });

  test("[PLACE-13] an order lies in the district whose code was sent", async () => {
    const orderId = await life.placeOrder({ areaCode: "330108" });
    expect(await life.readOrder(orderId)).toMatchObject({ areaCode: "330108", areaName: "滨江区" });
  });

  test("[PLACE-17] [API-023] [ENT-02] [G-01] the second view's pickup district and transport time are optional, and stored with the rest when they are sent; what is unsaid has its default", async () => {
    const second = { ...DRAFT, pickupAreaCode: "330110", transportTime: "2026-11-24 08:00:00" };
    expect(await life.readOrder(await life.placeOrder(second))).toMatchObject({ ...second, ...KEPT });
    const unsaid = { isLift: "false", floorsNumber: 6, isArrival: undefined, verifType: undefined };
    expect(await life.readOrder(await life.placeOrder(unsaid))).toMatchObject({
      ...{ pickupAreaCode: null, transportTime: null, isLift: false, isArrival: true, verifType: "NOT" },
    });
  });

  test("[PLACE-12] [PLACE-15] [PLACE-16] [ENUM-04] the flags may be the strings 'true' and 'false'; goods have arrived and nothing is written off unless it is said", async () => {
    const flags = { isLift: "false", floorsNumber: 6, isArrival: "false", verifType: "WANG" };
    expect(await life.readOrder(await life.placeOrder(flags))).toMatchObject({
      ...{ isLift: false, floorsNumber: 6, isArrival: false, verifType: "WANG" },
    });
    const unsaid = { isLift: "true", isArrival: undefined, verifType: undefined };
    expect(await life.readOrder(await life.placeOrder(unsaid))).toMatchObject({
      ...{ isLift: true, isArrival: true, verifType: "NOT" },
    });
    expect(await submit({ verifType: "OTHER" })).toMatchObject({ code: 4000 });
  });

  test("[C-26] [ENUM-03] [PLACE-04] an order is immediate when it says so, by quotations otherwise", async () => {
    const timely = await life.placeOrder({ orderType: "TIMELY" });
    expect(await life.readOrder(timely)).toMatchObject({ orderType: "TIMELY" });
    const general = await life.placeOrder();
    expect(await life.readOrder(general)).toMatchObject({ orderType: "GENERAL" });
    expect(await submit({ orderType: "OTHER" })).toMatchObject({ code: 4000 });
  });

  test("[PLACE-53] [PLACE-54] [LOG-02] [PLACE-11] the fields of the draft are stored as they were sent", async () => {
    const orderId = await life.placeOrder(DRAFT);
    const orderItems = [{ name: "三人沙发", count: 1 }];
    expect(await life.readOrder(orderId)).toMatchObject({ ...KEPT, orderItems });
    expect(await life.placeOrder({ isArrival: true }).then(life.readOrder)).toHaveProperty("isArrival", true);
  });

  test("[C-10] [API-023] [PLACE-55] [PLACE-56] whether the master collects the goods comes from the service type, and goods on their way need no waybill", async () => {
    const orderId = await life.placeOrder({
      serviceType: PLACE.withPickup,
      takeDeliveryFee: false,
      logisticsNo: "SF1234567890",
      logisticsPhone: "95338",
    });
    expect(await life.readOrder(orderId)).toMatchObject({ isNeedTakeDelivery: true });
    const awaited = await life.placeOrder({ serviceType: PLACE.withPickup, isArrival: false });
    expect(await life.readOrder(awaited)).toMatchObject({ isNeedTakeDelivery: true, logisticsNo: null });
  });

  test("[U38] takes landlines and extensions, and a waybill in full-width digits, in one way of writing", async () => {
    const orderId = await life.placeOrder({
      customerPhone: "138 0013 8000转1000",
      userPhone: "（0757）23881234",
      logisticsNo: "No：ＤＰＫ３６２",
    });
    expect(await life.readOrder(orderId)).toMatchObject({
      customerPhone: "13800138000-1000",
      userPhone: "0757-23881234",
      logisticsNo: "DPK362",
    });
  });

  test("[API-023] [PLACE-60] visitors are told to sign in", async () => {
    expect(await life.backend.call("POST", "/order/api/order", { json: newOrder() })).toMatchObject({
      code: 7001,
    });
  });

  test.each([
    ["PLACE-27", { customerName: " " }, "customerName", "请输入客户姓名"],
    ["PLACE-28", { customerPhone: "10800138000" }, "customerPhone", "请输入合法手机号"],
    ["CONST-03", { customerPhone: "10800138000" }, "customerPhone", "请输入合法手机号"],
    ["CONST-03", { userPhone: "10800138000" }, "userPhone", "请输入您的合法电话号码"],
    ["AUTH-03", { customerPhone: "1380013800" }, "customerPhone", "请输入合法手机号"],
    ["PLACE-29", { areaCode: "" }, "areaCode", "请选择所在城市"],
    ["PLACE-29", { areaCode: "330199" }, "areaCode", "请选择所在城市"],
    ["PLACE-30", { address: "" }, "address", "请输入详细地址"],
    ["PLACE-31", { isLift: null }, "isLift", "请选择有无电梯"],
    ["PLACE-32", { isLift: false }, "floorsNumber", "请输入楼梯层数"],
    ["PLACE-33", { orderItems: [newItem({ imgUrl: "" })] }, "orderItems.imgUrl", "请上传商品图片"],
    ["PLACE-34", { orderItems: [newItem({ goodsTypeId: null })] }, "orderItems.goodsTypeId", NO_CATEGORY],
    ["PLACE-34", SECOND_WITHOUT, "orderItems.goodsTypeId", "参数错误：orderItems.1.goodsTypeId"],
    ["PLACE-35", { orderItems: [newItem(), newItem({ name: "" })] }, "orderItems.name", "请输入商品名称"],
    ["PLACE-36", { totalVolume: "" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "0" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "约3方" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "12345678901" }, "totalVolume", "请输入的体积"],
    ["PLACE-37", { packingCount: 0 }, "packingCount", "包装件数不能为0"],
    ["PLACE-41", { orderItems: [newItem({ count: 1000 })] }, "orderItems.count", "商品数量须为1-999"],
    ["PLACE-41", { orderItems: [newItem({ count: 0 })] }, "orderItems.count", "商品数量须为1-999"],
    ["PLACE-42", { packingCount: 1000 }, "packingCount", "包装件数须为1-999"],
    ["PLACE-58", { userName: " " }, "userName", "请输入您的姓名"],
    ["CONST-08", { orderItems: [newItem({ count: 1000 })] }, "orderItems.count", "商品数量须为1-999"],
    ["CONST-08", { orderItems: [newItem({ count: 0 })] }, "orderItems.count", "商品数量须为1-999"],
    ["CONST-08", { packingCount: 1000 }, "packingCount", "包装件数须为1-999"],
    ["CONST-08", { packingCount: 0 }, "packingCount", "包装件数不能为0"],
    ["CONST-09", { totalVolume: "1.255" }, "totalVolume", "请输入的体积"],
    ["PLACE-40", { totalVolume: "1.255" }, "totalVolume", "请输入的体积"],
    ["PLACE-59", { userPhone: "123" }, "userPhone", "请输入您的合法电话号码"],
    ["PLACE-55", { serviceType: PLACE.withPickup }, "logisticsNo", "请输入物流单号"],
    [
      "PLACE-56",
      { serviceType: PLACE.withPickup, logisticsNo: "A1", logisticsPhone: "0571-8888" },
      "logisticsPhone",
      "请输入合法的物流电话号码",
    ],
  ])(
    "[%s] [ERR-15] the server checks the form's rule again, and names the parameter",
    async (_id, overrides, field, message) => {
      const before = await count("orders");
      expect(await submit(overrides)).toEqual({ code: 4000, message, data: null, field });
      expect(await count("orders")).toBe(before);
    },
  );

  test("[PLACE-28] [PLACE-31] [PLACE-33] [PLACE-36] the server names the first of several broken rules, of each good", async () => {
    const broken: [overrides: object, message: string][] = [
      [{ customerPhone: "138" }, "请输入合法手机号"],
      [{ isLift: null }, "请选择有无电梯"],
      [{ orderItems: [newItem(), newItem({ imgUrl: "" })] }, "请上传商品图片"],
      [{ totalVolume: "" }, "请输入的体积"],
      [{ packingCount: 0 }, "包装件数不能为0"],
    ];
    for (const [place, [, message]] of broken.entries()) {
      const overrides = Object.assign({}, ...broken.slice(place).map(([wrong]) => wrong));
      expect(await submit(overrides)).toMatchObject({ code: 4000, message });
    }
  });

  test.each([
    [{ areaCode: "330199" }, "areaCode", "请选择所在城市"],
    [{ areaCode: "3301" }, "areaCode", "请选择所在城市"],
    [{ serviceType: 999 }, "serviceType", "该类目暂不提供所选服务"],
    [{ goodsTypeId: 999 }, "serviceType", "该类目暂不提供所选服务"],
    [{ orderItems: [newItem({ goodsTypeId: 201 })] }, "orderItems.goodsTypeId", "商品类别与所选类目不符"],
    [{ orderItems: [newItem({ goodsTypeId: 99999 })] }, "orderItems.goodsTypeId", "商品类别与所选类目不符"],
    [{ expectedTime: "2026-19-99 99:99:99" }, "expectedTime", "期望服务时间有误"],
    [{ expectedTime: "2026-11-20 16:30:00" }, "expectedTime", "期望上门时间须晚于当前时间"],
    [{ transportTime: "2026-11-20 16:30:00" }, "transportTime", "提货时间须晚于当前时间"],
  ])("what does not exist, does not fit or has passed is refused: %j", async (overrides, field, message) => {
    expect(await submit(overrides)).toEqual({ code: 4000, message, data: null, field });
  });

  test("[PLACE-23] [ERR-04] [ERR-01] an area without service takes no order", async () => {
    expect(await submit({ areaCode: "540102" })).toEqual({
      code: 4201,
      message: "该区域暂未开通服务，无法下单",
      data: null,
    });
  });

  test("[PLACE-38] [ERR-15] goods without a price take no order", async () => {
    await env.DB.prepare("INSERT INTO goods_types VALUES (777, NULL, '无价', 'x', 99)").run();
    await env.DB.batch([
      env.DB.prepare("INSERT INTO goods_type_services VALUES (777, 2)"),
      env.DB.prepare("INSERT INTO area_agents VALUES ('3301', 777, '赵师傅', '13700000000')"),
    ]);
    expect(await submit({ goodsTypeId: 777, orderItems: [newItem({ goodsTypeId: 777 })] })).toEqual({
      code: 4202,
      message: "商品类目价格维护中，该类目暂时不能下单",
      data: null,
    });
  });
});

describe("the price of a new order", () => {
  test.each([
    [{ orderItems: [newItem({ count: -1 })] }],
    [{ orderItems: [newItem({ count: 1e9 })] }],
    [{ orderItems: [newItem({ count: 0.001 })] }],
    [{ orderItems: [newItem({ count: "NaN" })] }],
    [{ orderItems: [] }],
    [{ orderItems: [newItem(), newItem({ count: -1 })] }],
    [{ totalVolume: "１" }],
    [{ totalVolume: "-1" }],
    [{ totalVolume: "1e3" }],
    [{ totalVolume: "99999999999" }],
    [{ packingCount: -1 }],
  ])("[S6] tampered numbers are refused: %j", async (overrides) => {
    expect(await submit(overrides)).toMatchObject({ code: 4000, data: null });
  });

  test.each([2.5, 4.2])("[S6] [PLACE-52] amounts in the request change nothing: %d m³", async (volume) => {
    const shown = await quote(volume);
    const forged = { totalAmount: 0.01, workerFee: 0.01, totalFee: 0.01 };
    const orderId = await life.placeOrder({ totalVolume: String(volume), ...forged });
    expect((await life.readOrder(orderId)).totalAmount).toBe(shown);
  });

  test("[S6] an old or foreign quote leads to the new price and no order", async () => {
    const before = await count("orders");
    const shown = await quote();
    expect(await submit({ quotedTotalFee: shown - 0.01 })).toEqual({
      code: 4203,
      message: `价格已更新为${formatYuan(shown)}，请确认后重新提交`,
      data: null,
    });
    expect(await count("orders")).toBe(before);
    expect(await submit({ quotedTotalFee: shown })).toMatchObject({ code: 0 });
  });
});
