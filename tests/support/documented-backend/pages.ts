/** Addresses of every page, for a customer who has something of everything under the id 5. */
export const PAGES: readonly string[] = [
  ..."/ /404 /about /about/contact /baozhang /developers /download /fangan /help /help?title=如何下单 /login /map /pay /payRedirect /register /service_ruzhu /userprotocol".split(
    " ",
  ),
  "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106",
  ..."/placeorder/stepone /placeorder/Steptwo /placeorder/speedOrder /placeorder/Orderpayment?orderid=5 /placeorder/Stepthree?orderid=5".split(
    " ",
  ),
  ..."/user/index /user/batch/order /user/order /user/order?preview=5 /user/order/orderinfo?orderid=5 /user/order/abnormal?orderid=5 /user/order/acceptance?orderid=5 /user/order/refund /user/order/refund/modify?orderid=5 /user/order/receipt?orderid=5 /user/order/worksheet?orderid=5 /user/followup/record".split(
    " ",
  ),
  ..."/user/commodity /user/commodity/adding?id=5 /user/commodity/detail?id=5 /user/feedback /user/feedback/submit /user/feedback/success /user/message /user/message?type=system /user/message/detail?id=5 /user/notice /user/notice/detail?id=2026-11-20%2016:30:00%20如何下单 /user/setting /user/right /user/right?type=arbitration /user/right/detail?refundId=5".split(
    " ",
  ),
  ..."/user/wallet /user/bill /user/profitLoss/order /user/wallet/money /user/wallet/recharge /user/wallet/withdraw /user/safety /user/safety/phone /user/safety/password /user/safety/sessions /user/safety/activity /user/safety/data /user/developer /user/help /user/about /user/about/contact /user/developer/webhooks".split(
    " ",
  ),
];

/** Said where a part or a page has failed. */
export const FAILURES = /[^>]*(?:加载失败|暂时不可用|出错了|Unexpected Server Error)/g;

export const SIGNED_IN = { headers: { cookie: "token=t" } };

/** How a page is asked for: the pages of signing in send away who is signed in. */
export const initOf = (path: string): RequestInit => (/^\/(?:login|register)$/.test(path) ? {} : SIGNED_IN);

/** The text of a page's HTML, without its scripts. */
export const textOf = async (response: Response): Promise<string> =>
  (await response.text()).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "");
