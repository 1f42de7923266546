import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { DelayDialog } from "../../../app/features/order-steps/delay-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[ACT-09] [API-035] [CONST-29] extending the acceptance asks first, is sent once, and reads the order with its new time again", async () => {
  const network = graphNetwork({ DelayAcceptance: { answer: { __typename: "OrderStepTaken" } } });
  const dialog = <DelayDialog orderId="5" onClose={() => undefined} />;
  const { user, reloads } = render(dialog, { about: ["Order:5"] });
  expect(await screen.findByText("确定延长验收吗？每笔订单只能延长一次")).toBeTruthy();
  expect(network.sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("延长成功!")).toBeTruthy();
  expect(network.sentTo("DelayAcceptance")).toEqual([{ orderId: "5" }]);
  await waitFor(() => expect(reloads()).toBe(1));
});
