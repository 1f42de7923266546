import { expect, test } from "vitest";
import { findLogisticsCompanies } from "../../../backend/src/modules/logistics/logistics-companies";
import { carrierOfWaybill } from "../../../schema/rules/orders/carrier-of-waybill";

const FORMS: [waybill: string, carrier: string][] = [
  ["SF1234567890123", "顺丰速运"],
  ["SF123456789012", "顺丰速运"],
  ["JD0012345678901", "京东物流"],
  ["JDVA12345678901", "京东物流"],
  ["DPK210012345678", "德邦快递"],
  ["DPL210012345678", "德邦物流"],
  ["YT1234567890123", "圆通速递"],
  ["881234567890123456", "圆通速递"],
  ["JT1234567890123", "极兔速递"],
  ["KY4000123456789", "跨越速运"],
  ["75312345678901", "中通快递"],
  ["771234567890123", "申通快递"],
  ["431234567890123", "韵达快递"],
  ["EA123456789CN", "EMS"],
  ["1012345678901", "EMS"],
  ["9812345678901", "邮政快递包裹"],
];

test.each(FORMS)("%s has the form of %s, which the list of carriers has", (waybill, carrier) => {
  expect(carrierOfWaybill(waybill)).toBe(carrier);
  expect(findLogisticsCompanies(carrier).map(({ name }) => name)).toContain(carrier);
});

test.each(["运单号：ＳＦ１２３４５６７８９０１２３", " sf1234567890123 ", "SF 1234 5678 90123"])(
  "%s is read as a carrier writes it",
  (typed) => expect(carrierOfWaybill(typed)).toBe("顺丰速运"),
);

test.each([
  "",
  "SF",
  "SF12345",
  "123456789012",
  "3212345678901",
  "881234567890",
  "DPK36209",
  "ABC1234567890123",
])("%o is the form of none or of several", (waybill) => expect(carrierOfWaybill(waybill)).toBeNull());
