import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AbnormalCard } from "../../../app/features/abnormal/abnormal-card";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { markupOrderAnswer, OPEN_EXCEPTION } from "./an-exception";

/** What was done about an exception is written down from its card. */
async function open() {
  const network = graphNetwork({
    Payer: payerAnswer(),
    MarkupOrder: markupOrderAnswer(),
    HandleAbnormal: { answer: { __typename: "AbnormalHandled" } },
  });
  const page = render(<AbnormalCard record={OPEN_EXCEPTION as never} />, { about: ["Order:5"] });
  await page.user.click(screen.getByRole("button", { name: /^记录处理/ }));
  return { ...page, network };
}

const submit = () => screen.findByRole("button", { name: "提交" });

test("[ABN-12] [ABN-14] [ERR-16] without a status and words nothing is sent", async () => {
  const { user, network } = await open();
  await user.click(await submit());
  expect(screen.getByText("请选择处理状态")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "跟进中" }));
  await user.click(await submit());
  expect(screen.getByText("请输入处理内容")).toBeTruthy();
  expect(network.sentTo("HandleAbnormal")).toEqual([]);
});

test("[ABN-18] [ERR-18] [API-064] [ENUM-10] a follow-up is sent with its status and text", async () => {
  const { user, network, reloads } = await open();
  await user.click(await screen.findByRole("radio", { name: "跟进中" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), " 已联系厂家 ");
  await user.click(await submit());
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("HandleAbnormal")).toEqual([
    {
      input: {
        idempotencyKey: expect.any(String),
        abnormalId: "9",
        progress: "FOLLOWING_UP",
        content: "已联系厂家",
        imageUrls: [],
      },
    },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[ENUM-10] [ABN-13] a finished follow-up is sent as one", async () => {
  const { user, network } = await open();
  await user.click(await screen.findByRole("radio", { name: "已处理" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "已补发");
  await user.click(await submit());
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("HandleAbnormal")).toMatchObject([
    { input: { abnormalId: "9", progress: "PROCESSED", content: "已补发" } },
  ]);
});

test("[ABN-11] [ABN-15] [ERR-16] [ENT-16] a fee is required with a markup, and paid with the wallet's password", async () => {
  const { user, network, reloads } = await open();
  await user.click(await screen.findByRole("radio", { name: "已处理" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "已补发");
  await user.click(screen.getByRole("checkbox", { name: /同时为订单加价/ }));
  const fee = await screen.findByRole<HTMLInputElement>("textbox", { name: /加价金额/ });
  await user.click(await submit());
  expect(screen.getByText("请输入加价金额")).toBeTruthy();
  for (const unclear of ["1.2.3", "2e1"]) {
    await user.clear(fee);
    await user.type(fee, unclear);
    await user.click(await submit());
    expect(screen.getByText("金额只能填写数字，最多两位小数")).toBeTruthy();
  }
  expect(network.sentTo("HandleAbnormal")).toEqual([]);
  await user.clear(fee);
  await user.type(fee, "20.509");
  expect(fee.value).toBe("20.50");
  await user.click(await submit());
  await user.type(await screen.findByLabelText("支付密码"), "246810");
  expect(network.sentTo("HandleAbnormal")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("HandleAbnormal")).toMatchObject([
    { input: { abnormalId: "9", progress: "PROCESSED", content: "已补发", fee: 2_050, password: "246810" } },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[ERR-05] [ABN-11] [API-064] [GEN-12] a fee that the wallet refuses is told: a wrong password in its dialog, the rest in the platform's words", async () => {
  const { user, network } = await open();
  const refuse = (code: number, message: string) =>
    network.answer({ HandleAbnormal: { answer: { __typename: "BusinessError", code, message } } });
  refuse(Code.PAY_PASSWORD_WRONG, "no");
  await user.click(await screen.findByRole("radio", { name: "已处理" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "已补发");
  await user.click(screen.getByRole("checkbox", { name: /同时为订单加价/ }));
  await user.type(await screen.findByRole("textbox", { name: /加价金额/ }), "20");
  await user.click(await submit());
  const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  await user.type(ask.getByLabelText(/^支付密码/), "111111");
  await user.click(ask.getByRole("button", { name: "确认支付" }));
  expect(await ask.findByText("密码错误")).toBeTruthy();
  refuse(Code.INVALID_INPUT, "加价金额超过上限");
  await user.type(ask.getByLabelText(/^支付密码/), "246810");
  await user.click(ask.getByRole("button", { name: "确认支付" }));
  expect(await screen.findByText("加价金额超过上限")).toBeTruthy();
  expect(screen.queryByText("处理成功")).toBeNull();
  const sent = { abnormalId: "9", progress: "PROCESSED", content: "已补发", fee: 2_000 };
  expect(network.sentTo("HandleAbnormal")).toMatchObject(
    ["111111", "246810"].map((password) => ({ input: { ...sent, password } })),
  );
});

test("[GEN-12] [ERR-01] [ABN-18] a fee for an exception that is solved meanwhile is refused in words, and the dialog closes", async () => {
  const { user, network } = await open();
  const refusal = { __typename: "BusinessError", code: Code.CONFLICT, message: "异常已解决" };
  network.answer({ HandleAbnormal: { answer: refusal } });
  await user.click(await screen.findByRole("radio", { name: "已处理" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "已补发");
  await user.click(screen.getByRole("checkbox", { name: /同时为订单加价/ }));
  await user.type(await screen.findByRole("textbox", { name: /加价金额/ }), "20");
  await user.click(await submit());
  await user.type(await screen.findByLabelText("支付密码"), "246810");
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  const told = await screen.findByText("异常已解决。页面已更新，请按最新状态操作");
  expect(told.closest("[role=alert]")).toBeTruthy();
  expect(network.sentTo("HandleAbnormal")).toMatchObject([
    { input: { abnormalId: "9", progress: "PROCESSED", content: "已补发", fee: 2_000, password: "246810" } },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
