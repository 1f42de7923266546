import { expect, test } from "vitest";
import { columnsIn } from "../../../backend/src/modules/batch-orders/reading/kept-mapping";

const keptOf = (columns: Record<string, string[]>) => ({
  ...{ customerId: 1, name: "我的店", updatedAt: 0 },
  columns,
});

test("[BATCH-04] a field that is kept with two columns of one title gets both of them", () => {
  const kept = keptOf({ remark: ["备注", "备注"], address: ["省", "地址"] });
  expect(columnsIn(kept, ["省", "备注", "地址", "备 注"])).toEqual({ remark: [1, 3], address: [0, 2] });
});

test("[BATCH-04] a column may be of two fields, and a file that lacks a column is not read by the mapping", () => {
  expect(columnsIn(keptOf({ remark: ["说明"], goodsName: ["说明"] }), ["说明"])).toEqual({
    remark: [0],
    goodsName: [0],
  });
  expect(columnsIn(keptOf({ remark: ["备注", "备注"] }), ["备注"])).toBeNull();
});

test("[BATCH-04] a mapping that lost the column of a field reads no file", () => {
  expect(columnsIn(keptOf({ customerPhone: [], address: ["地址"] }), ["地址"])).toBeNull();
});
