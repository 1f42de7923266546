import { expect, test } from "vitest";
import { arrivalIssues } from "../../../schema/rules/orders/arrival";

const messages = (logisticsNo: string | null, logisticsPhone: string | null) =>
  arrivalIssues({ logisticsNo, logisticsPhone }).map(({ message }) => message);

test("[ACT-27] [ACT-28] [C-12] [CONST-06] a number, and a phone of 1 to 12 digits", () => {
  expect(messages("DPK1", "95353")).toEqual([]);
  expect(messages("DPK1", "123456789012")).toEqual([]);
  expect(messages(" ", null)).toEqual(["请输入物流单号", "请输入合法的手机号"]);
  for (const phone of ["", "955-53", "1e3", "0x1", "1234567890123", "９５３５３"]) {
    expect(messages("DPK1", phone)).toEqual(["请输入合法的手机号"]);
  }
});
