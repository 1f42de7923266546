import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BasicTab } from "../../../app/features/order-detail/basic/basic-tab";
import { verifWords } from "../../../app/features/order-detail/basic/verif-words";
import { MasterCard } from "../../../app/features/order-detail/head/master-card";
import { ServiceTab } from "../../../app/features/order-detail/service/service-tab";
import { htmlOf, wordsOf } from "../../support/components/detail-tab";
import { loadedOrder } from "../../support/components/loaded-order";

const AT = "2026-11-22T09:00:00+08:00";

describe("basic information", () => {
  test("[DETAIL-19] [U33] [LOG-05] [ENT-13] shows everything that was ordered, for whom and for how much", async () => {
    const markup = { type: "爬楼费", amount: 2_000, payWay: "WALLET", paidAt: AT, remark: "电梯停用" };
    const words = await wordsOf(
      loadedOrder({
        totalAmount: 125_450,
        service: { paymentNo: "P2026112016310001", paidMarkups: [markup] },
      }),
      BasicTab,
    );
    for (const shown of [
      "订单号|261120 1630 0001",
      "下单时间|2026-11-20 16:30",
      "三人沙发 |×1",
      "沙发 · 纸箱",
      "|轻放|",
      "客户|苏晚",
      "138 0571 9952",
      "浙江省杭州市西湖区竞舟路 1 号",
      "无电梯，6 楼",
      "包装件数|3 件",
      "总体积|3.20 m³",
      "到货|已到货|提货|师傅提货",
      "物流公司|德邦快递",
      "物流单号|DPK36209",
      "网点电话|95353",
      "提货码|A-17",
      "提货地址|城东物流园 3 号库",
      "核销|无需核销",
      "备注|六楼无电梯",
      "联系人|木屿客服",
      "138 0013 8000",
      "基础安装费|¥1,200.00",
      "搬楼费|¥34.50",
      "下单金额|¥1,234.50",
      "加价：爬楼费|钱包余额 · 2026-11-22 09:00 · 电梯停用|加|+|¥20.00",
      "总金额|¥1,254.50",
      "支付方式|支付宝",
      "支付时间|2026-11-20 16:31",
      "支付单号|P2026112016310001",
    ]) {
      expect(words).toContain(shown);
    }
  });

  test("[DETAIL-19] [ENT-13] says that there is a lift, when the visit is wished, and that the goods are to come", async () => {
    const servicePeriods = [{ date: "2026-11-24", startTime: "09:00:00", endTime: "12:00:00" }];
    const goods = { isArrival: false, needsPickup: false, transportAt: AT };
    const words = await wordsOf(
      loadedOrder({ hasLift: true, floors: null, servicePeriods, ...goods }),
      BasicTab,
    );
    expect(words).toContain("电梯楼层|有电梯");
    expect(words).toContain("期望时间|2026-11-23 09:00|上门时段|2026-11-24 09:00–12:00|");
    expect(words).toContain("到货|未到货|提货|无需提货|提货时间|2026-11-22 09:00|");
  });

  test("[DETAIL-19] says nothing of what there is not", async () => {
    const words = await wordsOf(
      loadedOrder({
        ...{ logisticsNo: null, pickupAddress: null, payWay: null, paidAt: null, remark: null },
        needsPickup: false,
      }),
      BasicTab,
    );
    expect(words).toContain("到货|已到货|提货|无需提货|");
    expect(words).toContain("支付方式|未支付");
    expect(words).toContain("备注|无");
    for (const absent of ["物流单号", "提货地址", "支付时间", "支付单号"])
      expect(words).not.toContain(absent);
  });

  test.each([
    ["NOT", null, "无需核销"],
    ["MIAO", "M-1", "喵师傅核销单，单号 M-1"],
    ["WANG", null, "旺铺核销单"],
    [null, "X-9", "核销单，单号 X-9"],
  ] as const)(
    "[DETAIL-19] [DETAIL-20] [ENUM-04] %s with %s reads %s",
    async (verifType, verifOrderNo, words) => {
      expect(verifWords({ verifType, verifOrderNo })).toBe(words);
      const shown = await wordsOf(loadedOrder({ verifType, verifOrderNo }), BasicTab);
      expect(shown).toContain(`|核销|${words}|`);
    },
  );
});

describe("service information", () => {
  test("[DETAIL-21] [DETAIL-24] [DETAIL-25] [ENT-13] shows every step that was taken, with its photos", async () => {
    const at = (minute: number) => `2026-11-22T09:0${minute}:00+08:00`;
    const words = await wordsOf(
      loadedOrder({
        workerName: "陈建国",
        workerPhone: "13757110021",
        ...{ assignedAt: at(1), appointmentAt: at(2), completedAt: at(4), acceptedAt: at(6) },
        isAcceptedBySystem: true,
        service: {
          pickupCar: {
            driverName: "赵司机",
            driverPhone: "13700000009",
            dispatcher: "调度甲",
            dispatcherPhone: "13700000010",
          },
          pickupCarType: "小型货车",
          pickupDistance: 12.3456,
          pickedUpBy: "陈建国",
          pickedUpByPhone: "13757110021",
          pickUp: { content: "外包装完好", imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
          signIn: { at: at(3), area: "竞舟路", isAreaNormal: false, isTimeNormal: true },
          completion: { content: "已清理现场", imageUrls: ["/files/3.jpg"] },
          verifiedAt: at(5),
          rejectReason: "柜门不平",
          evaluation: {
            star: 4,
            content: "装得平整",
            tags: ["准时上门", "安装细致"],
            isAnonymous: true,
            imageUrls: [],
            createdAt: "2026-11-23T10:30:00+08:00",
          },
        },
      }),
      ServiceTab,
    );
    for (const shown of [
      "师傅|陈建国",
      "接单时间|2026-11-22 09:01",
      "上门时间|2026-11-22 09:02",
      "司机|赵司机|司机电话|137 0000 0009|",
      "提货车型|小型货车",
      "提货距离|12.35 km",
      "调度员|调度甲|调度电话|137 0000 0010|",
      "提货师傅|陈建国|师傅电话|137 5711 0021|",
      "提货说明|外包装完好",
      "签到时间|2026-11-22 09:03 |正常",
      "签到地点|竞舟路 |异常",
      "完工时间|2026-11-22 09:04",
      "完工说明|已清理现场",
      "核销时间|2026-11-22 09:05",
      "拒绝原因|柜门不平",
      "验收时间|2026-11-22 09:06",
      "验收方式|系统自动验收",
      "评分|★★★★☆| 4 星",
      "评价时间|2026-11-23 10:30",
      "印象标签|准时上门|安装细致|",
      "评价内容|装得平整",
      "全部下载",
    ]) {
      expect(words).toContain(shown);
    }
  });

  test("[DETAIL-24] [GEN-03] [GEN-21] has the driver before goods are collected, and no driver where none was sent", async () => {
    const car = { driverName: "赵司机", driverPhone: null, dispatcher: "调度甲", dispatcherPhone: null };
    const driven = await wordsOf(loadedOrder({ service: { pickupCar: car } }), ServiceTab);
    expect(driven).toContain("|司机|赵司机|调度员|调度甲|");
    const called = { pickupCar: { ...car, driverPhone: "13700000009" } };
    const callable = await wordsOf(loadedOrder({ service: called }), ServiceTab);
    expect(callable).toContain("|司机|赵司机|司机电话|137 0000 0009|调度员|");
    const collected = { pickUp: { content: "外包装完好", imageUrls: [] } };
    const words = await wordsOf(loadedOrder({ service: collected }), ServiceTab);
    expect(words).toContain("外包装完好");
    for (const absent of ["司机", "调度员", "提货车型"]) expect(words).not.toContain(absent);
    const known = { pickupCarType: "小型货车", pickedUpBy: "陈建国", pickedUpByPhone: "13757110021" };
    const told = await wordsOf(loadedOrder({ service: known }), ServiceTab);
    expect(told).toContain("|提货车型|小型货车|提货师傅|陈建国|师傅电话|137 5711 0021|");
    const far = await wordsOf(loadedOrder({ service: { pickupDistance: 3 } }), ServiceTab);
    expect(far).not.toContain("提货距离");
  });

  test("[DETAIL-21] [ENT-13] [ENT-15] [ENT-19] has the photos of the collected goods, of the finished work and of the rating", async () => {
    const photos = (content: string, ...imageUrls: string[]) => ({ content, imageUrls });
    const evaluation = { star: 5, content: "", tags: [], isAnonymous: false, createdAt: AT };
    const html = await htmlOf(
      loadedOrder({
        service: {
          pickUp: photos("外包装完好", "/files/1.jpg", "/files/2.jpg"),
          completion: photos("已清理现场", "/files/3.jpg"),
          evaluation: { ...evaluation, imageUrls: ["/files/4.jpg"] },
        },
      }),
      ServiceTab,
    );
    const shown = [...html.matchAll(/aria-label="查看(\S+)第 \d 张[^>]*><img src="([^"]+)"/g)];
    expect(shown.map(([, label, url]) => [label, url])).toEqual([
      ["提货照片", "/files/1.jpg"],
      ["提货照片", "/files/2.jpg"],
      ["完工照片", "/files/3.jpg"],
      ["评价图片", "/files/4.jpg"],
    ]);
  });

  test.each([true, false])(
    "[ENT-15] [ACC-16] [DETAIL-25] a rating says that it is anonymous where it is (%s)",
    async (isAnonymous) => {
      const evaluation = { star: 5, content: "", tags: [], isAnonymous, imageUrls: [], createdAt: AT };
      const words = await wordsOf(loadedOrder({ service: { evaluation } }), ServiceTab);
      expect(words).toContain("评价时间|2026-11-22 09:00|");
      expect(words.includes("|匿名|匿名评价|")).toBe(isAnonymous);
      expect(words.includes("匿名")).toBe(isAnonymous);
    },
  );

  test.each([
    [true, "|验收方式|系统自动验收|"],
    [false, "|验收方式|人工验收|"],
    [null, ""],
  ])(
    "[ACC-09] [ENUM-20] [DETAIL-21] accepted by the system, by hand or untold how (%s) reads %s, and before that nothing",
    async (bySystem, words) => {
      const accepted = loadedOrder({ acceptedAt: AT, isAcceptedBySystem: bySystem });
      const told = await wordsOf(accepted, ServiceTab);
      expect(told).toContain(`|验收时间|2026-11-22 09:00${words || "|"}`);
      expect(told.includes("验收方式")).toBe(words !== "");
      const open = loadedOrder({ isAcceptedBySystem: bySystem, service: { verifiedAt: AT } });
      const before = await wordsOf(open, ServiceTab);
      expect(before).toContain("核销时间");
      expect(before).not.toContain("验收方式");
    },
  );

  test("[DETAIL-21] [ENT-13] before anything happened it says that no master has taken the order, and why an appointment failed", async () => {
    expect(await wordsOf(loadedOrder(), ServiceTab)).toContain("还没有师傅接单");
    const failed = await wordsOf(
      loadedOrder({ workerName: "陈建国", service: { isAppointed: false, appointFailReason: "客户出差" } }),
      ServiceTab,
    );
    expect(failed).toContain("最近一次预约失败：|客户出差".replace("|", ""));
    for (const absent of ["提货说明", "签到时间", "验收时间", "评分", "订单动态"])
      expect(failed).not.toContain(absent);
  });

  test.each([
    [false, true],
    [true, false],
    [null, false],
  ])(
    "[DETAIL-21] without a reason a failed appointment (succeeded: %s) is told all the same (%s)",
    async (isAppointed, isTold) => {
      const words = await wordsOf(loadedOrder({ service: { isAppointed } }), ServiceTab);
      expect(words.includes("最近一次预约失败|")).toBe(isTold);
    },
  );

  test("[DETAIL-21] of a sign-in it says only what is known", async () => {
    const shown = (signIn: object) =>
      wordsOf(loadedOrder({ service: { signIn: { at: AT, area: "", ...signIn } } }), ServiceTab);
    const unknown = { isAreaNormal: null, isTimeNormal: null };
    const time = await shown(unknown);
    expect(time).toContain("|签到时间|2026-11-22 09:00");
    for (const absent of ["签到地点", "正常", "异常"]) expect(time).not.toContain(absent);
    expect(await shown({ ...unknown, area: "竞舟路" })).toContain("|签到地点|竞舟路");
    expect(await shown({ ...unknown, isAreaNormal: false })).toMatch(/签到地点\|[\s|]*异常/);
  });

  test("[DETAIL-21] says when it could not be loaded", async () => {
    expect(await wordsOf(loadedOrder({ service: null }), ServiceTab)).toContain("服务信息加载失败");
  });
});

describe("the master", () => {
  const card = (changes: Parameters<typeof loadedOrder>[0]) =>
    renderToStaticMarkup(<MasterCard order={loadedOrder(changes) as never} />);

  test("[DETAIL-18] [GEN-21] of an order by quotations is shown with a phone to call", async () => {
    const master = { workerName: "陈建国", workerPhone: "13757110021" };
    const html = card(master);
    expect(html).toContain("陈建国");
    expect(html).toContain('href="tel:13757110021"');
    expect(await wordsOf(loadedOrder(master), ServiceTab)).toContain("师傅|陈建国|师傅电话|137 5711 0021|");
  });

  test("[DETAIL-17] of an immediate order is the platform, whose phone is not shown even if there were one", async () => {
    const html = card({ type: "TIMELY", workerName: "平台师傅", workerPhone: "13757110021" });
    expect(html).toContain("平台师傅");
    expect(html).not.toContain("13757110021");
    const tab = await wordsOf(
      loadedOrder({ type: "TIMELY", workerName: "平台师傅", workerPhone: "13757110021" }),
      ServiceTab,
    );
    expect(tab).not.toContain("137 5711 0021");
  });

  test("is not shown before the order is taken", () => {
    expect(card({})).toBe("");
  });
});
