import { expect, test } from "vitest";
import { exportName } from "../../../backend/src/modules/orders/export/file-name";
import { type OrderFilter, orderFilterOf } from "../../../backend/src/modules/orders/list/filter";

/** Already the 21st in Shanghai. */
const NOW = Date.parse("2026-11-20T16:30:00Z");
const nameOf = (filter: Omit<OrderFilter, "customerId">) => exportName({ customerId: 1, ...filter }, NOW);

test.each<[Omit<OrderFilter, "customerId">, string]>([
  [{}, "订单_全部_20261121.xlsx"],
  [{ status: "WAIT_PAY" }, "订单_待付款_20261121.xlsx"],
  [{ status: "CANCELED" }, "订单_订单关闭_20261121.xlsx"],
  [{ status: "NOT_ARRIVAL", customer: "王小姐" }, "订单_未到货_王小姐_20261121.xlsx"],
  [{ isArrival: false, isFinish: false }, "订单_全部_未完结_未到货_20261121.xlsx"],
  [{ goodsTypeName: "家具", areaCode: "330106", worker: "陈" }, "订单_全部_家具_330106_陈_20261121.xlsx"],
  [
    { serviceTypeName: "配送安装", payWay: "WECHAT", logisticsCompany: "德邦物流" },
    "订单_全部_配送安装_微信支付_德邦物流_20261121.xlsx",
  ],
])("[U8] %o is exported as %s", (filter, name) => expect(nameOf(filter)).toBe(name));

test("[U8] a searched text is cut between characters, so that the name can stand in a header", () => {
  const keyword = `${"一".repeat(19)}𠮷野`;
  expect(nameOf({ keyword })).toBe(`订单_全部_${"一".repeat(19)}_20261121.xlsx`);
});

test("[U8] days stand in the name as they were asked for", () => {
  const query = {
    startTime: "2026-11-01 00:00:00",
    endTime: "2026-11-20 23:59:59",
    completeEndTime: "2026-11-19",
  };
  expect(exportName(orderFilterOf(1, query, NOW), NOW)).toBe(
    "订单_全部_下单20261101至20261120_完工至20261119_20261121.xlsx",
  );
});

test("[S33] a file name keeps at most 20 letters and digits of a typed filter", () => {
  expect(nameOf({ customer: '../王"\r\nSet-Cookie: x=1;\u202e' })).toBe(
    "订单_全部_王SetCookiex1_20261121.xlsx",
  );
  expect(nameOf({ customer: "张".repeat(50) })).toBe(`订单_全部_${"张".repeat(20)}_20261121.xlsx`);
  expect(nameOf({ logisticsNo: "%%%" })).toBe("订单_全部_20261121.xlsx");
});
