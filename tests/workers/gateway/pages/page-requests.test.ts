import { describe, expect, test } from "vitest";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { CUSTOMER } from "../support";
import { send } from "./operation-rows";

/** A markup as the REST API answers it. */
const markup = (status: string) => ({
  ...{ id: 9, orderNo: "JJ9", mainOrderId: 5, status, amount: 20, createTime: "2026-11-20 16:30:00" },
  ...{ type: "ORDINARY", markupType: "爬楼费", markupRemark: "", createBy: "陈师傅", createPhone: null },
  ...{ content: "", rejectContent: null, dealTime: null, payWay: null, orderAbnormalId: null },
});

describe("requests of the pages and their answers", () => {
  test.each([true, false, null])(
    "[API-093] [SAFE-15] a code is valid when `data` is true: %s",
    async (told) => {
      const input = { phone: "13812345678", code: "123456" };
      const { data, calls } = await send(
        "VerifyOwnCode",
        { input },
        {
          "POST /common/platform/verif_sms_code": { data: told },
        },
      );
      expect(data.answer).toMatchObject({ valid: told === true });
      expect(calls.map(({ body }) => body)).toEqual([{ mobile: "13812345678", code: "123456" }]);
    },
  );

  test("[AUTH-11] [WALLET-18] [SAFE-05] [CONST-02] the page that sends a code is answered with when to ask again", async () => {
    const answers = { "POST /common/platform/val_code": { data: { resendAfter: 45 } } };
    const { data } = await send("SendSmsCode", { input: { phone: "13812345678" } }, answers);
    expect(data.answer).toMatchObject({ __typename: "SmsCodeSent", resendAfterSeconds: 45 });
  });

  test("[REG-09] [ERR-12] a refusal of a registration reaches the page with its code and its words", async () => {
    const refusal = { code: 4111, message: "验证码错误" };
    const answers = {
      "GET /user/api/customer": { data: CUSTOMER },
      "POST /user/api/customer/register": refusal,
    };
    const { data } = await send("Register", { input: { phone: "13812345678", code: "123456" } }, answers);
    expect(data.answer).toMatchObject({ __typename: "BusinessError", ...refusal });
  });

  test("[API-090] [SAFE-07] binding WeChat is asked for with the SMS code, and answered with what is to be scanned", async () => {
    const answers = { "GET /user/api/customer/bind": { data: "weixin://bind" } };
    const { data, calls } = await send("BindWechat", { code: "123456" }, answers);
    expect(data.answer).toMatchObject({ __typename: "WechatBindingBegun", content: "weixin://bind" });
    expect(calls.map(({ query, headers }) => [`${query}`, headers.get("x-sms-code")])).toEqual([
      ["payWayEnum=WECHAT", "123456"],
    ]);
  });

  test("[DETAIL-12] [LIST-27] the exceptions of one order are asked for by `mainOrderId`", async () => {
    const record = (id: number, mainOrderId: number) => ({
      ...{ id, mainOrderId, createTime: "2026-11-20 16:30:00", abnormalType: "货物破损" },
      ...{ sourceName: "陈师傅", sourcePhone: null, sourceWorkerId: null, description: "破损" },
      ...{ abnormalImage: "", orderItemList: [], merchantStatus: "PROCESSED", orderAbnormalRecordList: [] },
      ...{ mainOrderNo: `26112016300000${id}`, goodsTypeName: "沙发", serviceTypeName: "安装" },
    });
    const all = [record(1, 5), record(2, 6)];
    const { data, calls } = await send(
      "OrderAbnormal",
      { orderId: "6" },
      {
        "GET /order/api/abnormal/list": ({ query }) => {
          const records = all.filter(({ mainOrderId }) => `${mainOrderId}` === query.get("mainOrderId"));
          return { data: { records, total: records.length } };
        },
      },
    );
    const { nodes, total } = data.viewer.abnormalRecords;
    expect([nodes.map(({ id }: { id: string }) => id), total]).toEqual([["2"], 1]);
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      ...{ mainOrderId: "6", pageIndex: "1", pageSize: "30" },
    });
  });

  test.each([
    ["AddFollowUp", { idempotencyKey: "key" }, "/order/api/order/add_follow"],
    ["EditFollowUp", { id: "3" }, "/order/api/order/edit_order_follow"],
  ])("[FOLLOW-02] %s sends its pictures in one text, joined by commas", async (name, more, path) => {
    const input = { orderId: "5", content: "门口有台阶", imageUrls: ["/files/a.jpg", "/files/b.jpg"] };
    const { calls } = await send(name, { ...more, input }, { [`POST ${path}`]: {} });
    expect(calls.find((call) => call.path === path)?.body).toMatchObject({
      imgList: "/files/a.jpg,/files/b.jpg",
    });
  });

  test("[MARK-16] [API-067] [API-068] [MARK-10] a master's markup request is polled by its `requestId`, the customer's own markup by its id", async () => {
    const answers = {
      "GET /order/api/markup/detail": { data: markup("SUCCESS") },
      "GET /order/api/markup/9": { data: markup("WAIT_PAY") },
    };
    const asked = await send("MarkupState", { id: "9", isRequest: true }, answers);
    expect(asked.calls.map(({ path, query }) => [path, query.toString()])).toEqual([
      ["/order/api/markup/detail", "requestId=9"],
    ]);
    expect(asked.data.markup.status).toBe("SUCCESS");
    const own = await send("MarkupState", { id: "9", isRequest: false }, answers);
    expect(own.calls.map(({ path }) => path)).toEqual(["/order/api/markup/9"]);
    expect(own.data.markup.status).toBe("WAIT_PAY");
  });

  test.each([
    ["MARK-06", "WECHAT", { pageHtml: null, qrCode: "weixin://1" }],
    ["MARK-10", "WECHAT", { pageHtml: null, qrCode: "weixin://1" }],
    ["MARK-09", "ALIPAY", { pageHtml: "<form/>", qrCode: null }],
    ["API-069", "WECHAT", { pageHtml: null, qrCode: "weixin://1" }],
    ["API-070", "WECHAT", { pageHtml: null, qrCode: "weixin://1" }],
    ["API-070", "ALIPAY", { pageHtml: "<form/>", qrCode: null }],
  ])(
    "[%s] [MARK-23] a markup that is paid by %s is answered with its id and what has to be shown",
    async (_id, payWay, shown) => {
      const { data } = await send(
        "PayMarkup",
        { input: { orderId: "5", amount: 2_050, markupType: "2", payWay, idempotencyKey: "key" } },
        {
          "POST /order/api/markup": { data: 9 },
          "POST /order/api/markup/9/pay": { data: shown.pageHtml ?? shown.qrCode },
        },
      );
      expect(data.answer).toMatchObject({ markupId: "9", ...shown });
    },
  );

  test.each([
    ["MarkupOrder", true],
    ["MarkupOrder", false],
    ["MarkupRequestOrder", true],
    ["MarkupRequestOrder", false],
  ])(
    "[MARK-13] [CONST-30] [ENT-13] %s is answered with whether it is too late for a markup: %s",
    async (name, isOver) => {
      const { data } = await send(
        name,
        { id: "5" },
        {
          "GET /order/api/order/5": { data: { ...restOrderDetail(5), isMarkupOverTime: isOver } },
          "GET /common/api/dictItem/find_sys_dict_item": { data: [] },
        },
      );
      expect(data.order.service.isMarkupOver).toBe(isOver);
    },
  );

  test("[NOTICE-02] [ENT-11] [ENT-27] [API-008] the page of a notice is answered with the one of its id", async () => {
    const notice = (id: number, title: string) => ({
      ...{ id, title, content: `<p>${title}</p>`, typeCode: "notice", img: `/files/${id}.jpg` },
      createTime: "2026-11-20 16:30:00",
    });
    const pageList = [notice(1, "甲"), notice(2, "乙")];
    const answers = { "GET /common/api/article": { data: { pageList, totalCount: 2 } } };
    const { data } = await send("NoticePage", { id: "2" }, answers);
    expect(data.article).toMatchObject({
      ...{ title: "乙", content: "<p>乙</p>", image: "/files/2.jpg" },
      createdAt: "2026-11-20T16:30:00+08:00",
    });
  });

  test.each([
    ["MALE", 1],
    ["FEMALE", 2],
  ])("[SET-04] [ENUM-19] [ENT-23] the gender %s is sent and read as %i", async (gender, wire) => {
    const modified = await send(
      "ChangeProfile",
      { input: { gender } },
      {
        "POST /user/api/customer/modify": {},
      },
    );
    expect(modified.calls[0]?.query.get("gender")).toBe(String(wire));
    const read = await send(
      "SettingPage",
      {},
      {
        "GET /user/api/customer": { data: { ...CUSTOMER, gender: wire } },
      },
    );
    expect(read.data.viewer.customer.gender).toBe(gender);
  });

  const PAY = "PUT /order/api/order/5/pay";
  const PAY_TOGETHER = "POST /order/api/order/order_batch_pay";
  const APPROVE = "POST /order/api/markup/JJ9/request_pay";
  const PAID: Readonly<Record<string, object>> = {
    PayOrder: { orderId: "5" },
    PayOrders: { orderIds: ["5"] },
    ApproveMarkup: { markupId: "9", quotedAmount: 2_000 },
  };
  const paid = (name: string, payWay: string, call: string, answer: object) =>
    send(
      name,
      { input: { ...PAID[name], payWay, idempotencyKey: "key" } },
      { "GET /order/api/markup/detail": { data: markup("WAIT_PAY") }, [call]: answer },
    );

  test.each([
    ["PAY-06", "PayOrder", "WECHAT", PAY, { pageHtml: null, qrCode: "weixin://1" }],
    ["PAY-14", "PayOrder", "ALIPAY", PAY, { pageHtml: "<form/>", qrCode: null }],
    ["API-026", "PayOrder", "WECHAT", PAY, { pageHtml: null, qrCode: "weixin://1" }],
    ["API-026", "PayOrder", "ALIPAY", PAY, { pageHtml: "<form/>", qrCode: null }],
    ["API-032", "PayOrders", "WECHAT", PAY_TOGETHER, { pageHtml: null, qrCode: "weixin://1" }],
    ["API-032", "PayOrders", "ALIPAY", PAY_TOGETHER, { pageHtml: "<form/>", qrCode: null }],
    ["PAY-14", "PayOrders", "ALIPAY", PAY_TOGETHER, { pageHtml: "<form/>", qrCode: null }],
    ["PAY-33", "PayOrders", "WECHAT", PAY_TOGETHER, { pageHtml: null, qrCode: "weixin://1" }],
    ["PAY-33", "PayOrders", "ALIPAY", PAY_TOGETHER, { pageHtml: "<form/>", qrCode: null }],
    ["LIST-35", "PayOrders", "ALIPAY", PAY_TOGETHER, { pageHtml: "<form/>", qrCode: null }],
    ["LIST-36", "PayOrders", "ALIPAY", PAY_TOGETHER, { pageHtml: "<form/>", qrCode: null }],
    ["API-071", "ApproveMarkup", "ALIPAY", APPROVE, { pageHtml: "<form/>", qrCode: null }],
    ["G-20", "PayOrders", "WECHAT", PAY_TOGETHER, { pageHtml: null, qrCode: "weixin://1" }],
    ["G-20", "PayOrders", "ALIPAY", PAY_TOGETHER, { pageHtml: "<form/>", qrCode: null }],
    ["MARK-09", "ApproveMarkup", "ALIPAY", APPROVE, { pageHtml: "<form/>", qrCode: null }],
    ["MARK-23", "ApproveMarkup", "ALIPAY", APPROVE, { pageHtml: "<form/>", qrCode: null }],
    ["G-20", "ApproveMarkup", "WECHAT", APPROVE, { pageHtml: null, qrCode: "weixin://1" }],
    ["G-20", "ApproveMarkup", "ALIPAY", APPROVE, { pageHtml: "<form/>", qrCode: null }],
  ])(
    "[%s] %s by %s is answered with what has to be shown, without which it would pass for paid",
    async (_id, name, payWay, call, shown) => {
      const { data } = await paid(name, payWay, call, { data: shown.pageHtml ?? shown.qrCode });
      expect(data.answer).toMatchObject(shown);
    },
  );

  test.each([
    ["PayOrder", PAY],
    ["PayOrders", PAY_TOGETHER],
  ])(
    "[PAY-12] [PAY-21] [ERR-05] [ERR-09] a refusal of %s reaches the page with its code and its words",
    async (name, call) => {
      for (const refusal of [
        { code: 4301, message: "密码错误" },
        { code: 4304, message: "您的余额不足" },
        { code: 4306, message: "订单已关闭" },
      ]) {
        const { data } = await paid(name, "WALLET", call, refusal);
        expect(data.answer).toEqual({ __typename: "BusinessError", field: null, ...refusal });
      }
    },
  );

  test("[ABN-04] [ENT-13] the page of an exception is answered with what is held for the master", async () => {
    const order = { ...restOrderDetail(5), workerCashIntransit: 240 };
    const { data } = await send("AbnormalOrder", { id: "5" }, { "GET /order/api/order/5": { data: order } });
    expect(data.order.service.workerCash).toBe(24_000);
  });

  test("[WALLET-01] [ENT-23] [API-007] the wallet is answered with the balance and what is being withdrawn", async () => {
    const { data } = await send(
      "WalletPage",
      { lines: {}, page: 1, pageSize: 12 },
      {
        "GET /user/api/customer/balance": { data: { balance: 12.34, withdrawing: 5.6 } },
        "POST /order/api/cash_flow/list": { data: { rows: [], total: 0 } },
        "GET /order/api/cash_flow/sums": { data: null },
      },
    );
    expect(data.viewer.wallet).toEqual({ balance: 1_234, withdrawing: 560 });
  });

  test("[WALLET-08] [ENT-24] [API-073] the wallet shows of a content what stands before the bar", async () => {
    const line = {
      ...{ id: 1, createTime: "2026-11-20 16:30:00", type: "RECHARGE", payWay: "ALIPAY", amount: 5 },
      ...{ previousAmount: 0, nextAmount: 5, content: "余额充值|内部 1" },
    };
    const { data } = await send(
      "WalletPage",
      { lines: {}, page: 1, pageSize: 12 },
      {
        "GET /user/api/customer/balance": { data: { balance: 5, withdrawing: 0 } },
        "POST /order/api/cash_flow/list": { data: { rows: [line], total: 1 } },
        "GET /order/api/cash_flow/sums": { data: null },
      },
    );
    expect(data.viewer.cashFlows.nodes[0].content).toBe("余额充值");
  });
});
