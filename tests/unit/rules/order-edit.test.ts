import { expect, test } from "vitest";
import { type EditableOrder, editChanges } from "../../../schema/rules/orders/order-edit";

const ORDER: EditableOrder = {
  ...{
    customerName: "王小满",
    customerPhone: "13800138000",
    areaCode: "330106",
    areaNames: ["浙江省", "杭州市"],
  },
  ...{ address: "文三路 90 号", hasLift: true, floors: null, logisticsNo: "", expectedAt: null, remark: "" },
};

test.each([
  ["", "无电梯"],
  ["6", "无电梯，6 楼"],
])("without a lift and with the floor '%s' the change reads %s", (floors, to) => {
  expect(editChanges(ORDER, { ...ORDER, hasLift: false, floors })).toEqual([
    { name: "电梯楼层", from: "有电梯", to },
  ]);
});
