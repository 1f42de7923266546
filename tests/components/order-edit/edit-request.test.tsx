import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EditRequest } from "../../../app/features/order-edit/edit-request";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("a change that waits for the master says what it changes, and is taken back after a yes", async () => {
  const network = graphNetwork({ RevokeOrderEdit: { answer: { __typename: "OrderChange" } } });
  const changes = [{ name: "客户电话", from: "13700001234", to: "13900139000" }];
  const order = { id: "5", editRequest: { at: "2026-11-22T09:57:00+08:00", changes } };
  const { user, reloads } = render(<EditRequest order={order as never} />, { about: ["Order:5"] });
  const waiting = within(screen.getByRole("region", { name: "等待师傅确认的修改" }));
  expect(waiting.getByText("13700001234")).toBeTruthy();
  expect(waiting.getByText("13900139000")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "撤回" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" }));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("RevokeOrderEdit")).toEqual([{ orderId: "5" }]);
});
