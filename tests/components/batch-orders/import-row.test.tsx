import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImportRow } from "../../../app/features/batch-orders/work/import-row";
import { render } from "../../support/components/render";

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
