import { describe, expect, test } from "vitest";
import { knowColumns } from "../../../backend/src/modules/batch-orders/reading/known-columns";
import { valuesOf } from "../../../backend/src/modules/batch-orders/reading/row-values";
import { tableOf } from "../../../backend/src/modules/batch-orders/reading/table-of";

const line = (number: number, ...cells: string[]) => ({ number, cells, isHidden: false });

describe("[U25] tables as shops export them", () => {
  test("titles with spaces inside are known", () => {
    const { mapping, isEnough } = knowColumns(["客 户", "手　机", "地\n址", "商 品 名 称", "件 数", "步梯"]);
    expect(mapping).toEqual({
      customerName: [0],
      customerPhone: [1],
      address: [2],
      goodsName: [3],
      count: [4],
    });
    expect(isEnough).toBe(true);
  });

  test("a table that begins with an order has no titles, and its first order is a row like the others", () => {
    const first = line(1, "王小满", "13800138000", "文三路90号", "沙发");
    const second = line(2, "李大山", "13900139000", "建国路1号", "床");
    expect(tableOf([first, second])).toEqual({ titles: ["", "", "", ""], rows: [first, second] });
    const strange = line(0, "谁", "号", "哪里", "啥");
    expect(tableOf([strange, first])).toEqual({ titles: strange.cells, rows: [first] });
  });

  test("a headline with the phone of the shop is no order", () => {
    const headline = line(1, "", "某某家具发货单 13800138000", "", "");
    const strange = line(2, "谁", "号", "哪里", "啥");
    const first = line(3, "王小满", "13900139000", "文三路90号", "沙发");
    expect(tableOf([headline, strange, first])).toEqual({ titles: headline.cells, rows: [strange, first] });
  });

  test("the remarks of the buyer and of the shop are both kept, each once", () => {
    const { mapping } = knowColumns(["收货人", "电话", "地址", "商品", "买家留言", "订单备注"]);
    const remarkOf = (...remarks: string[]) =>
      valuesOf(["王小满", "13800138000", "文三路", "沙发", ...remarks], mapping).remark;
    expect(remarkOf("周末送", "送脚垫")).toBe("周末送；送脚垫");
    expect(remarkOf("", "送脚垫")).toBe("送脚垫");
    expect(remarkOf("周末送", "周末送")).toBe("周末送");
  });

  test.each([["合计"], ["合 计"], ["总计："], ["小计"], ["合计3件"], ["共计（元）"]])(
    "a row that begins with %s is no order",
    (word) => {
      const { rows } = tableOf([
        line(1, "姓名", "电话", "地址", "商品"),
        line(2, "合计", "13800138000", "文三路90号", "沙发"),
        line(3, word, "", "", "2"),
        line(4, "", word, "", "2"),
      ]);
      expect(rows.map(({ number }) => number)).toEqual([2]);
    },
  );
});
