import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkupCard } from "../../../app/features/markups/markup-card";
import { MarkupDialog } from "../../../app/features/markups/markup-dialog";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { WAITING_REQUEST } from "./a-request";

const WARNING = /订单已验收结算，加价款将直接支付给师傅，支付后不支持退款/;
const REQUEST = {
  ...WAITING_REQUEST,
  ...{ id: "3", orderId: "5", orderNo: "26112215603984", amount: 2_000, remark: "" },
};

/** An order in this status, as both dialogs ask for it. */
const orderIn = (status: string, refund: object[] = []) => {
  const order = {
    ...{ id: "5", orderNo: "1", type: "GENERAL", status },
    ...{ service: { isMarkupOver: false }, blockedActions: refund },
  };
  return {
    MarkupOrder: { order, dictItems: [{ text: "爬楼费", value: "1" }] },
    MarkupRequestOrder: { order },
  };
};

const happen = () => act(async () => pageClient().announce({ changed: orderTags("5"), isOwn: false }));

test.each([
  ["the customer's own markup", null],
  ["a master's request", /^确认支付/],
])(
  "[ACT-20] [MARK-21] %s that is open while the order is accepted warns before it is paid",
  async (_what, opener) => {
    const network = graphNetwork({ ...orderIn("WAIT_ACCEPT"), Payer: payerAnswer() });
    const { user } = render(
      opener ? (
        <MarkupCard markup={REQUEST as never} />
      ) : (
        <MarkupDialog orderId="5" onClose={() => undefined} />
      ),
    );
    if (opener) await user.click(screen.getByRole("button", { name: opener }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByRole("radio", { name: /钱包/ });
    expect(dialog.queryByText(WARNING)).toBeNull();
    network.answer(orderIn("SUCCESS"));
    await happen();
    expect(await dialog.findByText(WARNING)).toBeTruthy();
  },
);

test("[MARK-13] [U31] a refund that is requested while the markup is open takes its form away, and says why", async () => {
  const network = graphNetwork({ ...orderIn("WAIT_INSTALL"), Payer: payerAnswer() });
  render(<MarkupDialog orderId="5" onClose={() => undefined} />);
  expect(await screen.findByRole("textbox", { name: /加价金额/ })).toBeTruthy();
  network.answer(orderIn("WAIT_INSTALL", [{ action: "MARKUP", reason: "退款审核中，不能加价" }]));
  await happen();
  expect(await screen.findByText("退款审核中，不能加价")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /加价金额/ })).toBeNull();
});
