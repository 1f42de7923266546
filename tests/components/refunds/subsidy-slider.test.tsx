import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { boundsOf } from "../../../app/features/refunds/calculator";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const EMPTY = {
  ...{ reason: "", contactName: "苏晚", contactPhone: "13800138000", description: "" },
  ...{ amounts: { allowance: "", refund: "" }, imageUrls: [] },
};

test.each([24_000, 12_345])("the slider of the subsidy reaches the master's part of %i 分", (cap) => {
  const form = { orderId: "5", refundId: null, reasons: ["其他原因"], onDone: () => undefined };
  render(<RefundForm {...form} bounds={boundsOf(30_000, cap)} initial={EMPTY} />);
  const { max, step } = screen.getByRole<HTMLInputElement>("slider");
  expect([Number(max), cap % Number(step)]).toEqual([cap, 0]);
});

test("[REFUND-10] a master's part that the backend does not tell is no limit that is shown as one", () => {
  graphNetwork();
  const form = { orderId: "5", refundId: null, reasons: ["其他原因"], onDone: () => undefined };
  render(<RefundForm {...form} bounds={boundsOf(30_000, null)} initial={EMPTY} />);
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByText("补偿师傅已付出的劳动，不超过担保中的师傅费用")).toBeTruthy();
});
