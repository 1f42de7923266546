import type { Page } from "@playwright/test";

/** What was made for the walk, so that pages of an order have one. */
export interface MadeForWalk {
  unpaid: string;
  paid: string;
  waitsForAcceptance: string;
  refund: string;
  /** Path of a progress link. */
  progress: string;
  /** Path of a link for pictures from a phone. */
  upload: string;
  /** Number of a trade that waits at the sandbox's cashier. */
  trade: string;
  /** A good of the library, and a feedback. */
  good: string;
  feedback: string;
  /** A message, and a notice of the platform. */
  message: string;
  notice: string;
}

/** How a page is looked at. */
interface PageVisit {
  /** Its addresses, one for each state that looks different. */
  at: (made: MadeForWalk) => string[];
  /** What opens its main dialogs, which are looked at, too. */
  dialogs?: readonly ((page: Page) => Promise<void>)[];
  /** What the draft in the browser needs: the page leads elsewhere without one. */
  needsDraft?: true;
}

const at = (...paths: string[]) => ({ at: () => paths });
/** A button that is there is there soon; the walk as a whole may take minutes. */
const SOON_MS = 10_000;
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click({ timeout: SOON_MS });

/**
 * Every page of the site by its address in app/routes (tests/architecture/page-visits.test.ts compares them), and how
 * the walk over all pages sees it. What takes more than a press to open is looked at by the test that is about it.
 */
export const PAGE_VISITS: Readonly<Record<string, PageVisit>> = {
  "/": at("/"),
  "/404": at("/404"),
  "/about": at("/about"),
  "/about/contact": at("/about/contact"),
  "/baozhang": at("/baozhang"),
  "/developers": at("/developers"),
  "/download": at("/download"),
  "/fangan": at("/fangan", "/fangan?type=worker", "/fangan?type=consumer"),
  "/help": at("/help", "/help?title=费用是怎么计算的", "/help?title=没有的文章"),
  "/login": at("/login"),
  "/map": at("/map"),
  "/pay": at("/pay"),
  "/payRedirect": at("/payRedirect"),
  "/register": at("/register"),
  "/ruzhu": at(
    "/ruzhu",
    "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106",
    "/ruzhu?provinceCode=54&cityCode=5401&areaCode=540102",
  ),
  "/service_ruzhu": at("/service_ruzhu", "/service_ruzhu?type=ENTERPRISE", "/service_ruzhu?done=1"),
  "/userprotocol": at("/userprotocol"),

  "/placeorder/stepone": at("/placeorder/stepone"),
  "/placeorder/Steptwo": { ...at("/placeorder/Steptwo"), needsDraft: true },
  "/placeorder/speedOrder": at("/placeorder/speedOrder"),
  "/placeorder/Orderpayment": {
    at: ({ unpaid }) => [`/placeorder/Orderpayment?orderid=${unpaid}`],
    dialogs: [press("立即支付")],
  },
  "/placeorder/Stepthree": { at: ({ paid }) => [`/placeorder/Stepthree?orderid=${paid}`] },
  // Without what a scanned code brings.
  "/wechat/bind": at("/wechat/bind"),
  // A link that never was; `withdrawal-confirmation.spec.ts` sees one that waits.
  "/wechat/confirm/:token": at(`/wechat/confirm/${"0".repeat(32)}`),
  // A link that never was; `reminders.spec.ts` presses on one that is good.
  "/sms/:token": at(`/sms/${"0".repeat(23)}`),
  "/progress/:token": { at: ({ progress }) => [progress] },
  "/upload/:token": { at: ({ upload }) => [upload] },

  "/user/index": {
    ...at("/user/index"),
    dialogs: [
      (page) => page.keyboard.press("Control+k"),
      (page) => page.keyboard.press("?"),
      // At the end: it needs the narrow window in which the page is seen first.
      press("打开菜单"),
    ],
  },
  "/user/batch/order": at("/user/batch/order", "/user/batch/order?import=1"),
  "/user/order": {
    at: ({ paid }) => ["/user/order", `/user/order?preview=${paid}`],
    dialogs: [press("批量支付"), (page) => page.getByText("筛选", { exact: true }).click()],
  },
  "/user/order/orderinfo": {
    at: ({ paid }) => [`/user/order/orderinfo?orderid=${paid}`],
    dialogs: [press("客户进度链接")],
  },
  "/user/order/abnormal": { at: ({ paid }) => [`/user/order/abnormal?orderid=${paid}`] },
  "/user/order/acceptance": {
    at: ({ waitsForAcceptance }) => [`/user/order/acceptance?orderid=${waitsForAcceptance}`],
  },
  "/user/order/refund": at("/user/order/refund"),
  "/user/order/refund/modify": { at: ({ paid }) => [`/user/order/refund/modify?orderid=${paid}`] },
  "/user/order/receipt": {
    at: ({ paid, unpaid }) => [
      `/user/order/receipt?orderid=${paid}`,
      `/user/order/receipt?orderid=${unpaid}`,
    ],
  },
  "/user/order/worksheet": { at: ({ unpaid }) => [`/user/order/worksheet?orderid=${unpaid}`] },
  "/user/followup/record": at("/user/followup/record"),
  "/user/commodity": {
    ...at("/user/commodity", "/user/commodity?keyWord=没有的商品"),
    dialogs: [press("批量粘贴")],
  },
  "/user/commodity/adding": {
    at: ({ good }) => ["/user/commodity/adding", `/user/commodity/adding?id=${good}`],
  },
  "/user/commodity/detail": { at: ({ good }) => [`/user/commodity/detail?id=${good}`] },
  "/user/feedback": at("/user/feedback"),
  "/user/feedback/submit": at("/user/feedback/submit"),
  "/user/feedback/success": at("/user/feedback/success"),
  "/user/feedback/detail": { at: ({ feedback }) => [`/user/feedback/detail?id=${feedback}`] },
  "/user/message": at("/user/message", "/user/message?type=system"),
  "/user/message/detail": { at: ({ message }) => [`/user/message/detail?id=${message}`] },
  "/user/notice": at("/user/notice"),
  "/user/notice/detail": { at: ({ notice }) => [`/user/notice/detail?id=${notice}`] },
  "/user/setting": at("/user/setting"),
  "/user/right": { ...at("/user/right"), dialogs: [press("我要投诉")] },
  "/user/right/detail": { at: ({ refund }) => [`/user/right/detail?refundId=${refund}`] },
  "/user/wallet": at("/user/wallet", "/user/wallet?type=FINE"),
  "/user/bill": at("/user/bill", "/user/bill?year=2021"),
  "/user/profitLoss/order": { ...at("/user/profitLoss/order"), dialogs: [press("导入收款")] },
  "/user/wallet/money": at("/user/wallet/money"),
  "/user/wallet/recharge": at("/user/wallet/recharge"),
  "/user/wallet/withdraw": at(
    "/user/wallet/withdraw",
    "/user/wallet/withdraw?startTime=2020-01-01&endTime=2020-01-02",
  ),
  "/user/safety": { ...at("/user/safety"), dialogs: [press("绑定")] },
  "/user/safety/phone": at("/user/safety/phone"),
  "/user/safety/password": at("/user/safety/password"),
  "/user/safety/sessions": at("/user/safety/sessions"),
  "/user/safety/activity": at("/user/safety/activity"),
  "/user/safety/data": { ...at("/user/safety/data"), dialogs: [press("导出我的数据")] },
  "/user/developer": { ...at("/user/developer"), dialogs: [press("创建密钥")] },
  "/user/developer/webhooks": { ...at("/user/developer/webhooks"), dialogs: [press("添加推送地址")] },
  // Without an address it leads to the addresses; `webhooks.spec.ts` sees deliveries.
  "/user/developer/webhooks/deliveries": at("/user/developer/webhooks/deliveries"),
  "/user/help": at("/user/help", "/user/help?title=没有的文章"),
  "/user/about": at("/user/about"),
  "/user/about/contact": at("/user/about/contact"),

  "/sandbox": at("/sandbox"),
  "/sandbox/call": { at: ({ paid }) => [`/sandbox/call?orderId=${paid}`] },
  "/sandbox/ui": at("/sandbox/ui"),
  "/sandbox/cashier": { at: ({ trade }) => [`/sandbox/cashier?trade=${trade}`] },
};
