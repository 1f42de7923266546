import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import StepThreePage from "../../../app/routes/placeorder.Stepthree/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

/** Step three of an order in this status. */
function open(status: string) {
  graphNetwork();
  const order = { id: "5", orderNo: "26112015603984", type: "GENERAL", status, totalAmount: 12_855 };
  render(<StepThreePage />, { at: "/placeorder/Stepthree?orderid=5", data: { order } });
}

test("[PLACE-62] [ROUTE-18] [ROUTE-22] step three says that the order is placed and paid, with its number and the way to it", async () => {
  open("RECEIVING_ORDER");
  expect(await screen.findByRole("heading", { name: "下单成功" })).toBeTruthy();
  expect(screen.getByText("261120 1560 3984")).toBeTruthy();
  expect(screen.getByText("¥128.55")).toBeTruthy();
  const link = screen.getByRole("link", { name: "查看订单" });
  expect(link.getAttribute("href")).toBe("/user/order/orderinfo?orderid=5");
});

test("[PLACE-62] [ROUTE-17] [API-026] of an unpaid order it says no success, and leads to its payment", async () => {
  open("WAIT_PAY");
  expect((await screen.findByRole("link", { name: "去支付" })).getAttribute("href")).toBe(
    "/placeorder/Orderpayment?orderid=5",
  );
  expect(screen.queryByText("下单成功")).toBeNull();
});

test("[PLACE-62] of a closed order it says that it is closed, and no success", async () => {
  open("CLOSE");
  expect(await screen.findByRole("heading", { name: "订单已关闭" })).toBeTruthy();
  expect(screen.queryByText("下单成功")).toBeNull();
});
