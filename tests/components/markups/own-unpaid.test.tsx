import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkupCard } from "../../../app/features/markups/markup-card";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { WAITING_REQUEST } from "./a-request";

const UNPAID = {
  ...WAITING_REQUEST,
  isRequest: false,
  id: "3",
  orderId: "5",
  orderNo: "26112215603984",
  amount: 1_234,
  remark: "五楼",
  createdBy: "张三",
};

function show(facts: object = {}, answers: object = {}) {
  const network = graphNetwork({
    MarkupOrder: {
      order: {
        id: "5",
        orderNo: "26112215603984",
        type: "GENERAL",
        status: "WAIT_INSTALL",
        service: { isMarkupOver: false },
      },
      dictItems: ["爬楼费", "远途费"].map((text) => ({ text, value: text })),
    },
    Payer: payerAnswer({ payWays: ["WALLET", "WECHAT"] }),
    MarkupState: { markup: { id: "3", status: "WAIT_PAY" } },
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode: null } },
    SolveException: { answer: { __typename: "ExceptionChange" } },
    CancelMarkup: { answer: { __typename: "MarkupCancellation" } },
    ...answers,
  });
  const card = <MarkupCard markup={{ ...UNPAID, ...facts } as never} />;
  return { ...render(card, { about: ["Order:5"] }), network };
}

const button = () => screen.getByRole("button", { name: "继续支付 2026-11-22 09:00 的加价" });

async function open(facts?: object) {
  const page = show(facts);
  await page.user.click(button());
  const dialog = within(await screen.findByRole("dialog", { name: "加价" }));
  await dialog.findByRole("radio", { name: /钱包/ });
  const pay = async () => {
    await page.user.click(dialog.getByRole("button", { name: "确认支付" }));
    const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
    await page.user.type(ask.getByLabelText(/^支付密码/), "246810");
    await page.user.click(ask.getByRole("button", { name: "确认支付" }));
  };
  return { ...page, dialog, pay };
}

test.each([
  ["MARK-07", "ORDINARY", []],
  ["MARK-11", "ABNORMAL", [{ orderId: "5", way: "MARKUP", amount: 1_234 }]],
  ["API-069", "ABNORMAL", [{ orderId: "5", way: "MARKUP", amount: 1_234 }]],
  ["API-070", "ABNORMAL", [{ orderId: "5", way: "MARKUP", amount: 1_234 }]],
  ["ENUM-09", "ABNORMAL", [{ orderId: "5", way: "MARKUP", amount: 1_234 }]],
] as const)(
  "[%s] [MARK-01] [MARK-12] the customer's own unpaid markup of kind %s is paid as it is, without typing",
  async (_id, kind, solved) => {
    const { network, reloads, pay } = await open({ kind });
    await pay();
    expect(await screen.findByText("加价支付成功")).toBeTruthy();
    expect(network.sentTo("PayMarkup")).toMatchObject([
      {
        input: {
          ...{ orderId: "5", kind, amount: 1_234, markupType: "爬楼费", remark: "五楼" },
          ...{ markupId: "3", payWay: "WALLET" },
        },
      },
    ]);
    await waitFor(() => expect(reloads()).toBe(1));
    await waitFor(() => expect(network.sentTo("SolveException")).toEqual(solved));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test.each([
  ["SUCCESS", "已支付"],
  ["REJECT", "已拒绝"],
  ["CLOSE", "已取消"],
])(
  "[MARK-01] [ENUM-11] [API-066] a markup in %s is called %s, and has nothing to continue",
  (status, name) => {
    show({ status });
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /继续支付/ })).toBeNull();
  },
);

test("[MARK-01] the markup on the card is paid, not the form of another markup that this tab has kept, which is then deleted", async () => {
  const kept = "zhuangda-form:markup/5";
  const typed = { markupType: "远途费", amount: "99", remark: "山里" };
  const loaded = { markupType: null, amount: "", remark: "" };
  sessionStorage.setItem(kept, JSON.stringify({ typed, loaded }));
  const { network, pay, dialog } = await open();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /加价金额/ }).value).toBe("12.34");
  await pay();
  expect(await screen.findByText("加价支付成功")).toBeTruthy();
  expect(network.sentTo("PayMarkup")).toMatchObject([{ input: { amount: 1_234, markupType: "爬楼费" } }]);
  expect(sessionStorage.getItem(kept)).toBeNull();
});

test("[MARK-01] [G-11] [ENUM-11] a markup that was paid in another browser meanwhile is not paid a second time", async () => {
  const { network, pay } = await open();
  network.answer({ MarkupState: { markup: { id: "3", status: "SUCCESS" } } });
  await pay();
  expect((await screen.findByText("加价已支付")).closest("[role=alert]")).toBeTruthy();
  expect(network.sentTo("MarkupState")).toEqual([{ id: "3", isRequest: false }]);
  expect(network.sentTo("PayMarkup")).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("[MARK-04] [ERR-16] a kind that the dictionary has no more is chosen again", async () => {
  const { user, network, dialog } = await open({ markupType: "小费" });
  await user.click(dialog.getByRole("button", { name: "确认支付" }));
  expect(dialog.getByText("请先选择加价类型")).toBeTruthy();
  expect(network.sentTo("PayMarkup")).toEqual([]);
});

test("a cancelled payment leaves the markup, and the focus on its button", async () => {
  const { user, network, dialog } = await open();
  await user.click(dialog.getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(network.sentTo("PayMarkup")).toEqual([]);
});

test("an own markup is taken back after a question, where the platform takes it back", async () => {
  const { user, network } = show({ isCancellable: true });
  await user.click(await screen.findByRole("button", { name: "取消 2026-11-22 09:00 的加价" }));
  const question = within(await screen.findByRole("alertdialog", { name: "取消加价" }));
  expect(question.getByText(/确定取消这笔¥12\.34的加价/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "确定取消" }));
  expect(await screen.findByText("加价已取消")).toBeTruthy();
  expect(network.sentTo("CancelMarkup")).toEqual([{ markupId: "3" }]);
});

test("a refusal to take it back is told in the platform's words, and the question closes", async () => {
  const refusal = { __typename: "BusinessError", code: 4305, message: "加价已支付" };
  const { user } = show({ isCancellable: true }, { CancelMarkup: { answer: refusal } });
  await user.click(await screen.findByRole("button", { name: "取消 2026-11-22 09:00 的加价" }));
  await user.click(await screen.findByRole("button", { name: "确定取消" }));
  expect(await screen.findByText("加价已支付")).toBeTruthy();
});

test("nothing takes it back where the platform does not", async () => {
  show({ isCancellable: false });
  expect(await screen.findByRole("button", { name: "继续支付 2026-11-22 09:00 的加价" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^取消/ })).toBeNull();
});
