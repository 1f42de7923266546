import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BulkBar } from "../../../app/features/order-list/selection/bulk-bar";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const show = (count: number) => {
  graphNetwork();
  const orders = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    actions: [],
    totalAmount: 0,
  }));
  const selection = { orders, elsewhere: 0, ofPage: "all", clear: () => undefined };
  return render(<BulkBar selection={selection as never} onPay={() => undefined} />);
};

test("[U7] [U31] up to 50 chosen orders are printed; of more the button says why not", () => {
  const { unmount } = show(50);
  expect(
    screen
      .getByRole("link", { name: /打印工单/ })
      .getAttribute("href")
      ?.match(/orderid=/g),
  ).toHaveLength(50);
  unmount();
  show(51);
  expect(screen.queryByRole("link", { name: /打印工单/ })).toBeNull();
  const blocked = screen.getByRole("button", {
    name: "打印工单",
    description: "一次最多打印 50 单，已选 51 单",
  });
  expect(blocked.getAttribute("aria-disabled")).toBe("true");
});

test("[U7] [U31] up to 200 chosen orders go into one file; of more the button says why not", () => {
  const { unmount } = show(200);
  expect(screen.getByRole("button", { name: "导出所选" }).getAttribute("aria-disabled")).toBeNull();
  unmount();
  show(201);
  expect(
    screen.getByRole("button", {
      name: "导出所选",
      description: "一次最多导出 200 单，更多请按筛选条件导出",
    }),
  ).toBeTruthy();
});
