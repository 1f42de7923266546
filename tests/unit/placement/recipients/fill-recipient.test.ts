import { describe, expect, test } from "vitest";
import {
  hasNoRecipient,
  matchingRecipients,
  recipientChange,
  wholeAddress,
} from "../../../../app/features/placement/customer/recipients/fill-recipient";
import type { Recipient } from "../../../../app/features/placement/customer/recipients/recipient-queries";
import { freshDraft } from "../../../../app/features/placement/draft/order-draft";

const recipient = (change: Partial<Recipient> = {}): Recipient => ({
  ...{ id: "5", name: "王小满", phone: "13800138000", areaCode: "330106" },
  ...{ provinceName: "浙江省", cityName: "杭州市", areaName: "西湖区", address: "文三路90号" },
  ...{ hasLift: false, floors: 5, isPinned: false, isDefault: false },
  ...change,
});

describe("[U16] a known recipient", () => {
  test("fills name, phone, city, address, lift and floor", () => {
    expect(recipientChange(recipient())).toEqual({
      customerName: "王小满",
      customerPhone: "13800138000",
      areaPath: ["33", "3301", "330106"],
      areaNames: ["浙江省", "杭州市", "西湖区"],
      address: "文三路90号",
      hasLift: false,
      floors: "5",
    });
  });

  test("of a city without districts has two levels, and one with a lift no floor", () => {
    const change = { areaCode: "4419", provinceName: "广东省", cityName: "东莞市", areaName: "东莞市" };
    expect(recipientChange(recipient({ ...change, hasLift: true, floors: null }))).toMatchObject({
      areaPath: ["44", "4419"],
      areaNames: ["广东省", "东莞市"],
      hasLift: true,
      floors: "",
    });
  });

  test("has its address in one line, with a municipality once", () => {
    expect(wholeAddress(recipient())).toBe("浙江省杭州市西湖区文三路90号");
    const shanghai = {
      provinceName: "上海市",
      cityName: "上海市",
      areaName: "青浦区",
      address: "华徐公路1号",
    };
    expect(wholeAddress(recipient(shanghai))).toBe("上海市青浦区华徐公路1号");
  });
});

test.each([
  ["王小满", ["1"]],
  ["1380013", ["1"]],
  ["西湖", ["1", "2"]],
  [" 李四   文三路 ", ["2"]],
  ["王小满 13900139000", []],
  ["", ["1", "2"]],
])("[U16] the search %j finds the recipients %j, who have every word", (text, ids) => {
  const all = [recipient({ id: "1" }), recipient({ id: "2", name: "李四", phone: "13900139000" })];
  expect(matchingRecipients(all, text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["138 0013 8000 转 1000", ["1"]],
  ["转 1000", ["1"]],
  ["13800138000-1000", ["1"]],
  ["138-0013", ["1"]],
  ["0013-8000", ["1"]],
  ["+86 138 0013 8000", ["1"]],
  ["１３８００１３", ["1"]],
  ["0757 2388", ["2"]],
  ["(0757) 2388-1234", ["2"]],
  ["075723881234", ["2"]],
  ["a座", ["2"]],
  ["ａ座 3-502", ["2"]],
  ["王小满 138-0013", ["1"]],
  ["3-503", []],
  ["139-0013", []],
])("[U16] [U38] the search %j finds the recipients %j, as their rows show them", (text, ids) => {
  const all = [
    recipient({ id: "1", phone: "13800138000-1000" }),
    recipient({ id: "2", name: "李四", phone: "0757-23881234", address: "文三路90号Ａ座3-502" }),
  ];
  expect(matchingRecipients(all, text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [{}, true],
  [{ customerName: "王小满" }, false],
  [{ customerPhone: "1" }, false],
  [{ areaPath: ["33"] }, false],
  [{ address: "文三路" }, false],
  [{ hasLift: false }, false],
  [{ remark: "晚上来" }, true],
])("a draft with %j has no recipient yet: %s", (change, wanted) => {
  expect(hasNoRecipient({ ...freshDraft(() => "a"), ...change })).toBe(wanted);
});
