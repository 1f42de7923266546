import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { AbnormalCard } from "../../../app/features/abnormal/abnormal-card";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { OPEN_EXCEPTION } from "./an-exception";

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

/** The dialog as the card of an exception opens it. */
async function open(awaitsDecision = false) {
  graphNetwork(payer(10_000));
  const page = render(<AbnormalCard record={{ ...OPEN_EXCEPTION, awaitsDecision } as never} />);
  await page.user.click(screen.getByRole("button", { name: /^记录处理/ }));
  return page;
}
const dialog = () => screen.findByRole("dialog");

describe("what was done about an exception", () => {
  test("[ABN-13] [ENUM-10] is under way or finished: not dealt with is no choice", async () => {
    await open();
    const radios = within(await dialog()).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value }) => value)).toEqual(["FOLLOWING_UP", "PROCESSED"]);
  });

  test("[ABN-15] [MARK-11] adds to the price while the order waits for a decision, and says that this decides", async () => {
    const { user } = await open(true);
    const { textContent } = await dialog();
    expect(textContent).toContain("加价付款后，异常按加价解决");
    expect(textContent).toContain("请在“处理异常”中决定");
    await user.click(screen.getByRole("radio", { name: "已处理" }));
    await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "补配件");
    await user.click(screen.getByRole("checkbox", { name: "同时为订单加价（钱包支付）" }));
    await user.click(screen.getByRole("button", { name: "提交" }));
    expect(await screen.findByText("请输入加价金额")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: /加价金额/ }), "20");
    await user.click(screen.getByRole("button", { name: "提交" }));
    expect(await screen.findByRole("button", { name: "确认支付" })).toBeTruthy();
  });

  test("[ABN-11] adds to the price where everything is decided without a word about it", async () => {
    await open();
    const { textContent } = await dialog();
    expect(textContent).toContain("同时为订单加价");
    expect(textContent).not.toContain("请在“处理异常”中决定");
  });

  test("[ABN-14] [CONST-25] is told in 500 characters", async () => {
    await open();
    expect((await dialog()).textContent).toMatch(/处理内容\s*\*?(\s*必填)?\s*0 \/ 500/);
  });
});

test("[ABN-16] [ERR-09] a fee of the whole balance cannot be submitted, a smaller one can, and none needs no balance", async () => {
  const { user } = await open();
  const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "提交" });
  expect(submit.disabled).toBe(false);

  await user.click(screen.getByRole("checkbox", { name: "同时为订单加价（钱包支付）" }));
  const fee = await screen.findByRole("textbox", { name: /加价金额/ });
  await user.type(fee, "99.99");
  expect(submit.disabled).toBe(false);
  await user.clear(fee);
  await user.type(fee, "100");
  expect(submit.disabled).toBe(true);
  expect(screen.getByText("您的余额不足")).toBeTruthy();

  await user.click(screen.getByRole("checkbox", { name: "同时为订单加价（钱包支付）" }));
  expect(submit.disabled).toBe(false);
});
