import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PayPasswordDialog } from "../../../app/features/payment/password/pay-password-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[CONST-07] [PAY-13] [PAY-27] the payment password takes six characters, and nothing can be paid without one", async () => {
  graphNetwork();
  const onConfirm = vi.fn();
  const { user } = render(
    <PayPasswordDialog
      isOpen
      amount={100}
      offersSmallPayment={false}
      error={null}
      isPending={false}
      onConfirm={onConfirm}
      onOpenChange={vi.fn()}
      onEdit={vi.fn()}
      onForgotten={vi.fn()}
    />,
  );
  const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "确认支付" });
  expect(submit.disabled).toBe(true);
  await user.type(screen.getByLabelText("支付密码"), "20178812");
  await user.click(submit);
  expect(onConfirm.mock.calls).toEqual([["201788", null]]);
});
