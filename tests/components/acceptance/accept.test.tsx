import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AcceptanceActions } from "../../../app/features/acceptance/acceptance-actions";
import type { Tag } from "../../../app/lib/graphql/changes";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const ORDER = { id: "5", actions: ["ACCEPT"], blockedActions: [] };

async function open(about: readonly Tag[] = []) {
  const network = graphNetwork({
    AcceptOrder: { answer: { __typename: "OrderChange" } },
    RejectWork: { answer: { __typename: "OrderChange" } },
  });
  const page = render(<AcceptanceActions order={ORDER as never} />, {
    at: "/user/order/acceptance?orderid=5",
    about,
  });
  await page.user.click(screen.getByRole("button", { name: "立即验收" }));
  await screen.findByRole("dialog", { name: "验收" });
  return { ...page, network };
}

test.each(["[ACC-04] [ACC-06] [ACC-07] [ACT-14]", "[LIST-15]"])(
  "%s work that passes is accepted, and its order waits for a rating",
  async () => {
    const { user, network, address } = await open();
    await user.click(screen.getByRole("button", { name: "提交验收" }));
    expect(screen.getByText("请选择验收结果")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: /验收通过/ }));
    expect(screen.queryByRole("textbox", { name: /拒绝原因/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "提交验收" }));
    expect(await screen.findByText("已提交验收")).toBeTruthy();
    expect(network.sent.map(({ name, variables }) => [name, variables])).toEqual([
      ["AcceptOrder", { orderId: "5" }],
    ]);
    await waitFor(() => expect(address()).toBe("/user/order?status=WAIT_EVALUATE"));
  },
);

test.each([
  ["ACC-10", "DELAY_ACCEPTANCE", "延长验收", "alertdialog", "确定延长验收吗？每笔订单只能延长一次"],
  ["ACT-08", "DELAY_ACCEPTANCE", "延长验收", "alertdialog", "确定延长验收吗？每笔订单只能延长一次"],
  ["ACT-09", "DELAY_ACCEPTANCE", "延长验收", "alertdialog", "确定延长验收吗？每笔订单只能延长一次"],
  ["ACT-11", "EVALUATE", "评价师傅", "dialog", "服务评分"],
  ["ACC-11", "EVALUATE", "评价师傅", "dialog", "服务评分"],
  ["API-035", "DELAY_ACCEPTANCE", "延长验收", "alertdialog", "确定延长验收吗？每笔订单只能延长一次"],
  ["ERR-17", "DELAY_ACCEPTANCE", "延长验收", "alertdialog", "确定延长验收吗？每笔订单只能延长一次"],
  ["API-037", "EVALUATE", "评价师傅", "dialog", "服务评分"],
] as const)(
  "[%s] where the page offers %s, %s is asked in its %s",
  async (_id, action, label, role, words) => {
    graphNetwork({ ImpressionTags: { impressionTags: [] } });
    const order = { ...ORDER, actions: [action] };
    const { user } = render(<AcceptanceActions order={order as never} />);
    await user.click(screen.getByRole("button", { name: label }));
    expect((await screen.findByRole(role)).textContent).toContain(words);
  },
);

test("[ACC-04] [ACC-05] [ACC-06] [ERR-18] work that does not pass is rejected for a reason, which is required", async () => {
  const { user, network, address } = await open();
  await user.click(screen.getByRole("radio", { name: /验收不通过/ }));
  const reason = screen.getByRole("textbox", { name: /必填\s*拒绝原因/ });
  expect(reason.getAttribute("aria-required")).toBe("true");
  await user.type(reason, " ");
  await user.click(screen.getByRole("button", { name: "提交验收" }));
  expect(screen.getByText("请输入拒绝原因")).toBeTruthy();
  expect(network.sent).toEqual([]);
  await user.type(reason, " 柜门歪了 ");
  await user.click(screen.getByRole("button", { name: "提交验收" }));
  expect(await screen.findByText("已提交验收")).toBeTruthy();
  expect(network.sent.map(({ name, variables }) => [name, variables])).toEqual([
    ["RejectWork", { orderId: "5", reason: "柜门歪了" }],
  ]);
  expect(address()).toBe("/user/order/acceptance?orderid=5");
});

test("[ACC-07] [ACT-15] after a rejection the dialog closes, and the page reads its order again", async () => {
  const { user, reloads } = await open(["Order:5"]);
  await user.click(screen.getByRole("radio", { name: /验收不通过/ }));
  await user.type(screen.getByRole("textbox", { name: /拒绝原因/ }), "柜门歪了");
  await user.click(screen.getByRole("button", { name: "提交验收" }));
  await waitFor(() => expect(reloads()).toBe(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("[CONST-25] [ACC-05] [ACT-15] [API-036] the reason of a rejection has 500 characters at most", async () => {
  const { user, network } = await open();
  await user.click(screen.getByRole("radio", { name: /验收不通过/ }));
  await user.click(screen.getByRole("textbox", { name: /拒绝原因/ }));
  await user.paste("歪".repeat(501));
  await user.click(screen.getByRole("button", { name: "提交验收" }));
  expect(await screen.findByText("已提交验收")).toBeTruthy();
  expect(network.sentTo("RejectWork")).toEqual([{ orderId: "5", reason: "歪".repeat(500) }]);
});

test("[API-036] [ERR-18] work that passes goes out without a reason, though one was typed before", async () => {
  const { user, network } = await open();
  await user.click(screen.getByRole("radio", { name: /验收不通过/ }));
  await user.type(screen.getByRole("textbox", { name: /拒绝原因/ }), "歪");
  await user.click(screen.getByRole("radio", { name: /验收通过/ }));
  await user.click(screen.getByRole("button", { name: "提交验收" }));
  expect(await screen.findByText("已提交验收")).toBeTruthy();
  expect(network.sent.map(({ name, variables }) => [name, variables])).toEqual([
    ["AcceptOrder", { orderId: "5" }],
  ]);
});
