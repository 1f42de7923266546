import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { DeliveryList } from "../../../app/features/webhooks/delivery-list";
import { ALL_EVENTS } from "../../../app/features/webhooks/event-choices";
import { ResendDialog } from "../../../app/features/webhooks/resend-dialog";
import { SecretDialog } from "../../../app/features/webhooks/secret-dialog";
import { WebhookCard } from "../../../app/features/webhooks/webhook-card";
import { WebhookDialog } from "../../../app/features/webhooks/webhook-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const HOOK = {
  id: "5",
  url: "https://erp.merchant-shop.com/hook",
  note: "仓库系统",
  events: ALL_EVENTS,
  state: "ON",
  failingSince: null,
  waiting: 0,
  formerSecretUntil: null,
  isLocal: false,
};
const SINCE = "2026-11-20T16:30:00+08:00";

const card = (facts: object = {}) => (
  <WebhookCard webhook={{ ...HOOK, ...facts } as never} onSecret={() => undefined} />
);
const text = () => document.body.textContent ?? "";

describe("an address", () => {
  test("[U72] that works says so, with what it hears", () => {
    render(card({ events: ["ORDER_PAID", "ORDER_ACCEPTED"] }));
    expect(text()).toContain("推送中");
    expect(text()).toContain("付款、接单");
    expect(text()).not.toContain("重试");
  });

  test("[U72] that fails says since when, and what will happen", () => {
    render(card({ failingSince: SINCE, waiting: 3 }));
    expect(text()).toContain("推送失败，正在重试");
    expect(text()).toContain("3 条等待推送");
    expect(text()).toContain("三天后仍不成功将暂停");
  });

  test("[U72] [ERR-18] [ERR-19] that is paused says what is kept, and goes on at one press", async () => {
    const network = graphNetwork({ ChangeWebhook: { answer: { __typename: "WebhookChanged" } } });
    const { user } = render(card({ state: "PAUSED", failingSince: SINCE }));
    expect(text()).toContain("期间的通知保留 30 天");
    await user.click(screen.getByRole("button", { name: "恢复推送" }));
    expect(await screen.findByText("操作成功!")).toBeTruthy();
    expect(network.sentTo("ChangeWebhook")).toMatchObject([{ id: "5", isOn: true }]);
  });

  test("[U72] that is off can be switched on, and not off again", async () => {
    const { user } = render(card({ state: "OFF" }));
    for (const name of ["启用", "发送测试", "更多"])
      expect(screen.getByRole("button", { name, description: "仓库系统" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "更多" }));
    await screen.findByRole("menuitem", { name: "删除" });
    expect(screen.queryByRole("menuitem", { name: "停用" })).toBeNull();
  });

  test("[U72] a new one hears everything, and needs at least one event", async () => {
    const secrets: string[] = [];
    const network = graphNetwork({
      AddWebhook: { answer: { __typename: "WebhookAdded", secret: "whsec_x" } },
    });
    const { user } = render(
      <WebhookDialog
        webhook={null}
        onAdded={(secret) => void secrets.push(secret)}
        onClose={() => undefined}
      />,
    );
    await user.type(screen.getByRole("textbox", { name: /推送地址/ }), HOOK.url);
    await user.click(screen.getByRole("button", { name: "全部不选" }));
    await user.click(screen.getByRole("button", { name: "添加" }));
    expect(await screen.findByText("请至少选择一个事件")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /^付款/ }));
    await user.click(screen.getByRole("button", { name: "添加" }));
    await eventually(() => expect(secrets).toEqual(["whsec_x"]));
    expect(network.sentTo("AddWebhook")).toEqual([
      { url: HOOK.url, note: "", events: ["ORDER_PAID"], idempotencyKey: expect.any(String) },
    ]);
  });
});

test("[S35] an address that nothing may be sent to is refused at its field, and stays typed", async () => {
  const network = graphNetwork();
  const { user } = render(
    <WebhookDialog webhook={null} onAdded={() => undefined} onClose={() => undefined} />,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /推送地址/ });
  await user.type(field, "https://169.254.169.254/latest");
  await user.click(screen.getByRole("button", { name: "添加" }));
  expect(await screen.findByText("请填写域名，不支持 IP 地址")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("https://169.254.169.254/latest");
  expect(network.sent).toEqual([]);
});

const DELIVERY = {
  id: "6",
  type: "ORDER_PAID",
  orderId: "7",
  state: "FAILED",
  tries: 10,
  body: '{"type":"order.paid"}',
  happenedAt: SINCE,
  lastTryAt: SINCE,
  nextTryAt: null,
  answerStatus: 500,
  answer: "busy",
  answerMs: 34,
};

describe("deliveries", () => {
  const list = (canResend: boolean, ...rows: object[]) => (
    <DeliveryList
      deliveries={rows.map((row) => ({ ...DELIVERY, ...row })) as never}
      canResend={canResend}
      isSending
    />
  );

  test("[U73] show request, answer and time, and one that was given up is sent again", async () => {
    const network = graphNetwork({ ResendWebhookDelivery: { answer: { __typename: "WebhookSentAgain" } } });
    const { user } = render(list(true, {}));
    for (const words of [
      "付款",
      "已放弃",
      "推送 10 次",
      "返回 500，用时 34 毫秒",
      "msg_6",
      "order.paid",
      "busy",
    ]) {
      expect(text()).toContain(words);
    }
    await user.click(screen.getByRole("button", { name: "重新推送 付款" }));
    expect(await screen.findByText("已重新推送")).toBeTruthy();
    expect(network.sentTo("ResendWebhookDelivery")).toEqual([{ deliveryId: "6" }]);
  });

  test("[U73] one that waits says for what, and cannot be sent again, nor can a test", () => {
    render(
      list(
        true,
        {
          id: "1",
          state: "WAITING",
          tries: 0,
          lastTryAt: null,
          answerStatus: null,
          answer: null,
          answerMs: null,
        },
        { id: "2", type: null, state: "FAILED" },
      ),
    );
    expect(text()).toContain("等同一订单的前一条送达后推送");
    expect(text()).toContain("测试通知");
    expect(screen.queryByRole("button", { name: /重新推送/ })).toBeNull();
  });

  test("[U73] to an address that is off are not sent again", () => {
    render(list(false, {}));
    expect(screen.queryByRole("button", { name: /重新推送/ })).toBeNull();
  });

  test("[U73] of a period are sent again by their days", async () => {
    const network = graphNetwork({
      ResendWebhookPeriod: { answer: { __typename: "WebhookSentAgain", count: 3 } },
    });
    const { user } = render(
      <ResendDialog webhookId="5" days={["2026-10-21", "2026-11-20"]} onClose={() => undefined} />,
    );
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "重新推送" }));
    expect(await screen.findByText("3 条通知正在重新推送")).toBeTruthy();
    expect(network.sentTo("ResendWebhookPeriod")).toEqual([
      {
        id: "5",
        from: "2026-11-20T00:00:00+08:00",
        to: "2026-11-20T23:59:59+08:00",
        isFailedOnly: true,
      },
    ]);
  });
});

test("[U72] Enter and Escape do not put a secret away that is shown only once", async () => {
  const onClose = vi.fn();
  const { user } = render(<SecretDialog secret="whsec_x" formerUntil={null} onClose={onClose} />);
  expect(screen.queryByRole("button", { name: "关闭" })).toBeNull();
  await user.keyboard("{Enter}{Escape}");
  expect(screen.getByText("whsec_x")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "我已保存" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
