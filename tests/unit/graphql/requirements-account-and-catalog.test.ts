import { test } from "vitest";
import { atTheTimeOfTheLines, expectInLines } from "../../support/graph/expect-in-lines";

atTheTimeOfTheLines();

/** The lines that hold a documented call of accounts, areas, goods, prices and the ledger, as `requirements.test.ts`. */
test.each([
  ["API-001", "Mutation.startSliderCaptcha", 'geetest_validate","query":{"t":"1795147200000"}'],
  ["API-001", "Mutation.startSliderCaptcha", '"challenge":"challenge 2","gt":"gt 1","isProviderOnline":true'],
  ["API-002", "Mutation.validateCaptcha", '"challenge":"c1","seccode":"s1","validate":"v1"'],
  ["API-003", "Mutation.sendSmsCode", 'POST /common/platform/val_code","query":{"telephone":"13812345678"}'],
  ["API-005", "Mutation.register", '"username":"13812345678","code":"1234","referralCode":"R88"'],
  ["API-005", "Mutation.register", '"query":{"username":"13812345678","code":"1234"}'],
  ["API-006", "Viewer.customer", '"alipayAccount":"cashOutAccountAlipay 9"'],
  ["API-006", "Viewer.customer", '"avatar":null'],
  ["API-007", "Viewer.wallet", '"balance":115,"withdrawing":215'],
  ["API-008", "Query.articles", '"typeCode":"help","pageIndex":"2","pageSize":"7"'],
  ["API-009", "Query.provinces", "GET /common/api/area/all_province"],
  ["API-010", "Query.areaChildren", '"query":{"parentCode":"33"}'],
  ["API-012", "Query.areaServices", '"contactTel":"contactTel 3","goodsTypeName":"goodsTypeName 1"'],
  ["API-013", "Query.goodsTypes", '"icon":"furniture","id":"1","name":"家具"'],
  ["API-014", "Query.goodsTypes", '"query":{"areaCode":"330106"}'],
  ["API-015", "Query.areaTips", '"value":"本区周日不送"'],
  ["API-015", "Query.areaTips", '"value":null'],
  ["API-016", "Query.serviceTypes", '"query":{"goodTypeId":"3"}'],
  ["API-017", "Mutation.applyAsServiceProvider", '"contactTel":"13700000000","contactAddressCode":"330108"'],
  ["API-017", "Mutation.applyAsServiceProvider", '"body":{"type":"PERSONAL","contactName":"王五"'],
  ["API-018", "Viewer.libraryGoods", '"keyWord":"沙发","pageIndex":"2","pageNum":"7"'],
  ["API-020", "Query.priceQuote", '"totalFee":615,"workerFee":515'],
  ["API-020", "Query.priceQuote", '"totalVolume":1.5,"orderItems":[]'],
  ["API-073", "Viewer.cashFlows", '"type":"REFUND","payWay":"ALIPAY","startTime"'],
  ["API-073", "Viewer.cashFlows", '"pageIndex":1,"pageSize":12,"cashType":4'],
  ["API-090", "Mutation.bindAlipay", '"payWayEnum":"ALIPAY","account":"a@example.com","realName":"张三"'],
  ["API-090", "Mutation.bindWechat", '"query":{"payWayEnum":"WECHAT"}'],
  ["API-090", "Mutation.bindWechat", '"content":"weixin://bind"'],
  [
    "API-114",
    "Mutation.startSliderCaptcha",
    '"challenge":"challenge 2","gt":"gt 1","isProviderOnline":false',
  ],
  ["API-114", "Mutation.validateCaptcha", '"challenge":"c1","seccode":"s1","validate":"v1"'],
] as const)("[%s] %s carries %s", (_id, field, part) => expectInLines(field, part));
