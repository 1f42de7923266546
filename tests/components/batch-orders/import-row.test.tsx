import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImportRow } from "../../../app/features/batch-orders/work/import-row";
import { render } from "../../support/components/render";

const ROW = {
  ...{ id: "7", position: 2, notes: [], issues: [], totalFee: null, orderId: null, failure: null },
  values: [{ field: "customerName", text: "王小满" }],
  ...{ identifiedAddress: null, identifiedPickupAddress: null },
};

test.each([
  [{ orderId: "98" }, "已下单", null, "/user/order/orderinfo?orderid=98"],
  [{ failure: "该区域暂未开通服务" }, "未成功", "上次提交未成功：该区域暂未开通服务", null],
  [{ issues: [{ field: "customerPhone", text: "请输入合法手机号" }] }, "1 处问题", null, null],
  [{}, "可下单", null, null],
])("[BATCH-12] a row shows what became of it: %j", (outcome, state, failure, order) => {
  const choices = { serviceNames: [], goodsNames: [] };
  render(
    <ImportRow importId="1" row={{ ...ROW, ...outcome } as never} choices={choices} onAddGoods={vi.fn()} />,
  );
  expect(screen.getByText(state)).toBeTruthy();
  expect(screen.queryByText("请输入合法手机号") !== null).toBe("issues" in outcome);
  expect(screen.queryByText(/上次提交未成功/)?.textContent ?? null).toBe(failure);
  expect(screen.queryByRole("link", { name: "查看订单" })?.getAttribute("href") ?? null).toBe(order);
  expect(screen.queryByRole("button", { name: "修改", description: "第 2 行" }) === null).toBe(
    order !== null,
  );
});

test("[BATCH-04] a row shows the goods of its order together, each with its count", () => {
  const row = {
    ...{ id: "7", position: 2, notes: [], issues: [], totalFee: null, orderId: null, failure: null },
    values: [
      { field: "goodsName", text: "三人沙发；茶几" },
      { field: "count", text: "1；2" },
    ],
    ...{ identifiedAddress: null, identifiedPickupAddress: null },
  };
  const choices = { serviceNames: [], goodsNames: [] };
  render(<ImportRow importId="1" row={row as never} choices={choices} onAddGoods={vi.fn()} />);
  expect(screen.getByText("三人沙发 ×1、茶几 ×2")).toBeTruthy();
});
