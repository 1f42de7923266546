import { expect, test } from "vitest";
import { WorkSheet } from "../../../app/features/work-sheet/work-sheet";
import type { WorkSheetFragment } from "../../../app/gql/graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const FACTS: WorkSheetFragment = {
  orderNo: "26112016300001",
  serviceTypeName: "配送并安装",
  goodsTypeName: "家具",
  appointmentAt: "2026-11-24T09:00:00+08:00",
  expectedAt: null,
  customerName: "苏晚",
  customerPhone: "13805719952",
  provinceName: "浙江省",
  cityName: "杭州市",
  displayAddress: "西湖区竞舟路 1 号",
  hasLift: false,
  floors: 6,
  items: [{ id: "1", name: "三人沙发", count: 2, packingMethod: "纸箱", description: null }],
  packingCount: 3,
  totalVolume: 2.5,
  needsPickup: true,
  logisticsCompany: "德邦",
  logisticsNo: "DPK36209",
  logisticsPhone: "95353",
  pickupCode: "A-12",
  pickupAddress: "三墩网点",
  contactName: "李掌柜",
  contactPhone: "13900139000",
  remark: "周末送",
};

async function sheet(facts: WorkSheetFragment, code: { size: number; path: string } | null): Promise<string> {
  const order = { ...facts, " $fragmentRefs": { WorkSheetFragment: facts } };
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const page = { default: () => <WorkSheet order={order} code={code} /> };
  const html = await (await renderOnePage(page, { context })).text();
  return html.replaceAll("<!-- -->", "");
}

test("[U35] an order on paper tells the master where, when, what and how, and nothing about money", async () => {
  const text = (await sheet(FACTS, null)).replace(/<[^>]+>/g, " ");
  for (const said of [
    "261120 1630 0001",
    "2026-11-24 09:00",
    "苏晚 138 0571 9952",
    "浙江省杭州市西湖区竞舟路 1 号",
    "无电梯，6 楼",
    "三人沙发",
    "A-12",
    "周末送",
    "客户签字",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/¥|金额|价格/);
});

test("[U35] the code of the progress link is on it where there is one", async () => {
  const label = "扫码查看订单进度";
  expect(await sheet(FACTS, null)).not.toContain(label);
  expect(await sheet(FACTS, { size: 21, path: "M0 0h1v1h-1z" })).toContain(label);
});
