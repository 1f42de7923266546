import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { BackToList } from "../../../app/features/orders/back-to-list";
import { useRememberedList } from "../../../app/features/orders/last-list";
import { render } from "../../support/components/render";

function List({ at }: { at: string }) {
  useRememberedList(at);
  return null;
}
const back = () => screen.getByRole("link", { name: "返回我的订单" }).getAttribute("href");

beforeEach(() => sessionStorage.clear());

test("[U1] the way back leads to all orders before the list was seen, and then to the list as it was left", async () => {
  render(<BackToList />);
  expect(back()).toBe("/user/order");
  cleanup();
  render(<List at="/user/order?status=WAIT_ACCEPT&page=2" />);
  cleanup();
  render(<BackToList />);
  await waitFor(() => expect(back()).toBe("/user/order?status=WAIT_ACCEPT&page=2"));
});

test("[U1] the whole list is left as such, whatever its filters were before", async () => {
  render(<List at="/user/order?status=WAIT_PAY" />);
  cleanup();
  render(<List at="/user/order" />);
  cleanup();
  render(<BackToList />);
  expect(back()).toBe("/user/order");
});
