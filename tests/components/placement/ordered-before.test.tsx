import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { Code } from "../../../schema/rules/codes";
import { openPlacement, WITH_PICKUP } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const MISMATCH = {
  answer: {
    __typename: "BusinessError",
    code: Code.IDEMPOTENCY_MISMATCH,
    message: "上一次提交已经成功，请核对后再决定是否重新提交",
  },
};

/** Submits step two of a draft that was placed before it was changed, and whose answer was lost. */
async function submitAgain() {
  const contact = { contactName: "李掌柜", contactPhone: "13900139000" };
  const waybill = { logisticsNo: "DPK100", logisticsPhone: "95353" };
  const page = openPlacement(<StepTwoForm sender={null} />, {
    draft: { ...contact, ...WITH_PICKUP, ...waybill },
    at: "/placeorder/Steptwo",
    answers: { CreateOrder: MISMATCH },
  });
  await screen.findAllByText("¥120.00");
  const submit = () => page.user.click(screen.getByRole("button", { name: "提交订单" }));
  await submit();
  await screen.findByRole("button", { name: "再下一单" });
  const keys = () =>
    page.network
      .sentTo("CreateOrder")
      .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  return { ...page, submit, keys };
}

test.each([
  ["查看订单", "/user/order", 1],
  ["再下一单", "/placeorder/Orderpayment?orderid=77", 2],
])(
  "[U37] an order that was placed before the draft was changed is told about; %s leads to %s",
  async (choice, path, orders) => {
    const { user, network, stored, address, keys } = await submitAgain();
    network.answer({ CreateOrder: { answer: { __typename: "OrderCreated", orderId: "77" } } });
    await user.click(screen.getByRole("button", { name: choice }));
    await eventually(() => expect(address()).toBe(path));
    expect(stored()).toBeNull();
    expect(new Set(keys()).size).toBe(orders);
  },
);

test("[U37] the question about an order that was placed before comes again after Escape, under the same key", async () => {
  const { user, stored, begun, submit, keys } = await submitAgain();
  await user.keyboard("{Escape}");
  await eventually(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(stored()).toEqual(begun);
  await submit();
  expect(await screen.findByRole("button", { name: "再下一单" })).toBeTruthy();
  expect(keys()).toEqual([begun.idempotencyKey, begun.idempotencyKey]);
});
