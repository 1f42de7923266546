import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { graphNetwork } from "../../support/graph-network";
import { render } from "../../support/render";

const payer = (balance: number) => ({
  Payer: {
    viewer: {
      wallet: { balance },
      customer: { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true },
      smallPayment: null,
    },
    payWays: ["WALLET"],
  },
});

test("[ABN-16] a fee of the whole balance cannot be submitted, a smaller one can, and none needs no balance", async () => {
  graphNetwork(payer(10_000));
  const { user } = render(
    <HandleDialog abnormalId="1" awaitsDecision={false} onClose={vi.fn()} onChanged={vi.fn()} />,
  );
  const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "提交" });
  expect(submit.disabled).toBe(false);

  await user.click(screen.getByRole("checkbox", { name: "同时为订单加价（钱包支付）" }));
  const fee = await screen.findByRole("textbox", { name: /加价金额/ });
  await user.type(fee, "99.99");
  expect(submit.disabled).toBe(false);
  await user.clear(fee);
  await user.type(fee, "100");
  expect(submit.disabled).toBe(true);

  await user.click(screen.getByRole("checkbox", { name: "同时为订单加价（钱包支付）" }));
  expect(submit.disabled).toBe(false);
});
