import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { AbnormalCard } from "../../../app/features/abnormal/abnormal-card";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { markupOrderAnswer, OPEN_EXCEPTION } from "./an-exception";

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

/** The dialog as the card of an exception opens it, about an order of which these facts are told. */
async function open({
  awaitsDecision = false,
  order = {},
  wallet = payer(10_000),
}: {
  awaitsDecision?: boolean;
  order?: object;
  wallet?: Parameters<typeof graphNetwork>[0];
} = {}) {
  const network = graphNetwork({ ...wallet, MarkupOrder: markupOrderAnswer(order) });
  const page = render(<AbnormalCard record={{ ...OPEN_EXCEPTION, awaitsDecision } as never} />);
  await page.user.click(screen.getByRole("button", { name: /^记录处理/ }));
  return { ...page, network };
}
const increase = () => screen.findByRole("checkbox", { name: "同时为订单加价（钱包支付）" });
const fee = () => screen.findByRole("textbox", { name: /加价金额/ });
const submit = () => screen.findByRole<HTMLButtonElement>("button", { name: "提交" });
const dialog = () => screen.findByRole("dialog");

describe("the follow-up on an exception", () => {
  test("[ABN-13] [ENUM-10] is either under way or finished, and has no other status", async () => {
    await open();
    const radios = within(await dialog()).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ labels, value }) => [labels?.[0]?.textContent, value])).toEqual([
      ["跟进中", "FOLLOWING_UP"],
      ["已处理", "PROCESSED"],
    ]);
  });

  test("[ABN-15] [MARK-11] can add a markup while the order awaits a decision, and says that paying it decides", async () => {
    const { user } = await open({ awaitsDecision: true });
    const { textContent } = await dialog();
    expect(textContent).toContain("加价付款后，异常按加价解决");
    expect(textContent).toContain("请在“处理异常”中决定");
    await user.click(screen.getByRole("radio", { name: "已处理" }));
    await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "补配件");
    await user.click(await increase());
    await fee();
    await user.click(await submit());
    expect(await screen.findByText("请输入加价金额")).toBeTruthy();
    await user.type(await fee(), "20");
    await user.click(await submit());
    expect(await screen.findByRole("button", { name: "确认支付" })).toBeTruthy();
  });

  test("[ABN-11] offers a markup without a note on the decision when none is awaited", async () => {
    await open();
    const { textContent } = await dialog();
    expect(textContent).toContain("同时为订单加价");
    expect(textContent).not.toContain("请在“处理异常”中决定");
  });

  test("[ABN-14] [CONST-25] takes at most 500 characters", async () => {
    const { user } = await open();
    expect((await dialog()).textContent).toMatch(/处理内容\s*\*?(\s*必填)?\s*0 \/ 500/);
    const words = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /处理内容/ });
    await user.click(words);
    await user.paste("长".repeat(501));
    expect(words.value).toBe("长".repeat(500));
  });
});

test("[ABN-16] [PAY-21] [ERR-09] a fee of the whole balance cannot be submitted, a smaller one can, and none needs no balance", async () => {
  const { user } = await open();
  const button = await submit();
  expect(button.disabled).toBe(false);

  await user.click(await increase());
  await user.type(await fee(), "99.99");
  expect(button.disabled).toBe(false);
  await user.clear(await fee());
  await user.type(await fee(), "100");
  expect(button.disabled).toBe(true);
  expect(screen.getByText("您的余额不足")).toBeTruthy();
  const recharge = screen.getByRole("link", { name: /去充值/ });
  expect(recharge.getAttribute("href")).toMatch(/^\/user\/wallet\/recharge\b/);

  await user.click(await increase());
  expect(button.disabled).toBe(false);
});

test.each([
  ["MARK-13", { service: { isMarkupOver: true } }, "验收时间已超过一个月,不能加价,有疑问请联系管理员"],
  ["CONST-30", { service: { isMarkupOver: true } }, "验收时间已超过一个月,不能加价,有疑问请联系管理员"],
  ["ERR-16", { service: { isMarkupOver: true } }, "验收时间已超过一个月,不能加价,有疑问请联系管理员"],
  ["MARK-20", { type: "TIMELY" }, "即时订单如需加价，请联系平台客服"],
  ["ABN-08", { type: "TIMELY" }, "即时订单如需加价，请联系平台客服"],
])("[%s] [ABN-15] a follow-up has no fee for an order with %j, and says why", async (_id, order, words) => {
  const { user, network } = await open({ order });
  await user.click(await increase());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(network.sentTo("MarkupOrder")).toEqual([{ id: "5" }]);
  expect(screen.queryByRole("textbox", { name: /加价金额/ })).toBeNull();
  expect((await submit()).disabled).toBe(true);
  await user.click(await increase());
  expect((await submit()).disabled).toBe(false);
});

test.each([
  ["WAIT_ACCEPT", false],
  ["SUCCESS", true],
  ["EVALUATED", true],
])(
  "[ACT-20] [MARK-21] the fee of a follow-up on an order in %s is paid after a warning: %s",
  async (status, warns) => {
    const { user } = await open({ order: { status } });
    await user.click(await increase());
    await fee();
    const warning = "订单已验收结算，加价款将直接支付给师傅，支付后不支持退款。";
    expect(screen.queryByText(warning) !== null).toBe(warns);
  },
);

test("[ACT-20] a fee for an order that did not load is not paid before it has", async () => {
  const { user, network } = await open();
  network.answer({ MarkupOrder: new Error("away") });
  await user.click(await increase());
  await screen.findByText("订单加载失败");
  expect((await submit()).disabled).toBe(true);
  network.answer({ MarkupOrder: markupOrderAnswer({ status: "SUCCESS" }) });
  await user.click(screen.getByRole("button", { name: /重试|重新加载/ }));
  expect(await screen.findByText(/支付后不支持退款/)).toBeTruthy();
  expect((await submit()).disabled).toBe(false);
});

test("[ACT-20] [MARK-21] the fee of an order that is accepted while the dialog is open is paid after the warning", async () => {
  const { user, network } = await open({ order: { status: "WAIT_ACCEPT" } });
  await user.click(await increase());
  await fee();
  network.answer({ MarkupOrder: markupOrderAnswer({ status: "SUCCESS" }) });
  await act(async () => pageClient().announce({ changed: orderTags("5"), isOwn: false }));
  expect(await screen.findByText(/支付后不支持退款/)).toBeTruthy();
});

test("[GEN-12] [ABN-15] a fee for which the wallet could not be read says so, and is submitted once it is read again", async () => {
  const { user, network } = await open({ wallet: { Payer: new Error("away") } });
  await user.click(await screen.findByRole("radio", { name: "跟进中" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "补配件");
  expect(screen.queryByText("支付方式加载失败")).toBeNull();
  await user.click(await increase());
  await user.type(await fee(), "20");
  expect(await screen.findByText("支付方式加载失败")).toBeTruthy();
  expect((await submit()).disabled).toBe(true);
  network.answer(payer(10_000));
  await user.click(screen.getByRole("button", { name: /重试|重新加载/ }));
  await waitFor(() => expect(screen.queryByText("支付方式加载失败")).toBeNull());
  await user.click(await submit());
  expect(await screen.findByRole("button", { name: "确认支付" })).toBeTruthy();
});
