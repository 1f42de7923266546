import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { KeysCard } from "../../../app/features/developer/keys-card";
import { SecretDialog } from "../../../app/features/developer/secret-dialog";
import { isOnLayerEntry } from "../../../app/ui/dialogs/layers";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const PHONE = { phone: "13900139000", maskedPhone: "139****9000" };
const SECRET = `zd_live_${"0a".repeat(32)}`;
const FRESH = { answer: { __typename: "FreshApiKey", secret: SECRET } };
const KEY = {
  id: "5",
  mode: "LIVE",
  name: "仓库系统",
  tail: "9f3a",
  scopes: ["ORDERS_READ", "PAYMENTS"],
  addresses: ["203.0.113.0/24"],
  dayLimit: 50_000,
  paidToday: 2_015,
  createdAt: "2026-11-05T04:04:00+08:00",
  lastUsedAt: "2026-11-06T04:04:00+08:00",
  lastUsedFrom: "203.0.113.7",
  oldSecretUntil: "2026-11-07T04:04:00+08:00",
};

/** What the page hands on: the facts of a fragment. */
const card = (keys: unknown, phone: typeof PHONE | null = PHONE, hasTestKeys = false) => (
  <KeysCard keys={keys as never} phone={phone} hasTestKeys={hasTestKeys} />
);
const fieldOf = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("the keys of a customer's programs", () => {
  test("[U70] [GEN-18] [CONST-43] a key is made with a code to the masked phone, and its secret is shown until it is put away", async () => {
    const network = graphNetwork({ CreateApiKey: FRESH });
    const { user } = render(card([]));
    await user.click(screen.getByRole("button", { name: "创建密钥" }));
    await user.type(await screen.findByRole("textbox", { name: /密钥名称/ }), "仓库系统");
    await user.click(screen.getByRole("checkbox", { name: /查看订单/ }));
    expect(screen.getByRole("dialog").textContent).toContain("139****9000");
    expect(screen.queryByRole("textbox", { name: /每日付款额度/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: /钱包付款/ }));
    await user.type(fieldOf(/每日付款额度/), "500");
    await user.type(fieldOf(/允许的 IP 地址/), "203.0.113.7，203.0.113.0/24{Enter}2001:db8::/32");
    await user.type(fieldOf(/短信验证码/), "123456");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "创建密钥" }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(document.body.textContent).toContain("只显示这一次");
    expect(network.sentTo("CreateApiKey")).toEqual([
      {
        input: {
          mode: "LIVE",
          name: "仓库系统",
          scopes: ["ORDERS_READ", "PAYMENTS"],
          addresses: ["203.0.113.7", "203.0.113.0/24", "2001:db8::/32"],
          dayLimit: 50_000,
          code: "123456",
        },
      },
    ]);
    await user.click(screen.getByRole("button", { name: "我已保存" }));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  test("[U70] Enter, Escape and Back do not put a secret away that is shown only once", async () => {
    const onClose = vi.fn();
    const { user } = render(<SecretDialog secret={SECRET} onClose={onClose} />);
    const dialog = screen.getByRole("alertdialog", { name: "请保存密钥" });
    expect(within(dialog).queryByRole("button", { name: "关闭" })).toBeNull();
    await user.keyboard("{Enter}{Escape}");
    window.history.back();
    await waitFor(() => expect(isOnLayerEntry()).toBe(false));
    await waitFor(() => expect(isOnLayerEntry()).toBe(true));
    expect(screen.getByText(SECRET)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "我已保存" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("[U70] where a sandbox runs, a key can be one for it; elsewhere there is no choice", async () => {
    const network = graphNetwork({ CreateApiKey: FRESH });
    const { user, unmount } = render(card([], PHONE, true));
    await user.click(screen.getByRole("button", { name: "创建密钥" }));
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: /正式/ })).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: /测试/ }));
    await user.type(screen.getByRole("textbox", { name: /密钥名称/ }), "试用");
    await user.click(screen.getByRole("checkbox", { name: /查看订单/ }));
    await user.type(fieldOf(/短信验证码/), "123456");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "创建密钥" }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(network.sentTo("CreateApiKey")).toMatchObject([{ input: { mode: "TEST", name: "试用" } }]);
    unmount();
    const live = render(card([]));
    await live.user.click(screen.getByRole("button", { name: "创建密钥" }));
    await screen.findByRole("textbox", { name: /密钥名称/ });
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("[U71] a test key is marked as one", () => {
    render(
      card([
        { ...KEY, mode: "TEST" },
        { ...KEY, id: "6", name: "店铺" },
      ]),
    );
    const [first, second] = within(screen.getByRole("list", { name: "接口密钥" })).getAllByRole("listitem");
    expect(within(first as HTMLElement).getByText("测试")).toBeTruthy();
    expect(within(second as HTMLElement).queryByText("测试")).toBeNull();
  });

  test("[U70] a missing or invalid value is reported before anything is sent", async () => {
    const network = graphNetwork({ CreateApiKey: FRESH });
    const { user } = render(card([]));
    await user.click(screen.getByRole("button", { name: "创建密钥" }));
    await user.type(await screen.findByRole("textbox", { name: /密钥名称/ }), "仓库系统");
    await user.type(fieldOf(/短信验证码/), "123456");
    const send = within(screen.getByRole("dialog")).getByRole("button", { name: "创建密钥" });
    await user.click(send);
    expect(await screen.findByText("请至少选择一项权限")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /管理商品/ }));
    await user.type(fieldOf(/允许的 IP 地址/), "example.com");
    await user.click(send);
    expect(await screen.findByText(/“example.com”不是有效的 IP 地址/)).toBeTruthy();
    expect(network.sentTo("CreateApiKey")).toEqual([]);
  });

  test("[U71] each key says what it may do, what it has paid, from where it comes and when it was used", () => {
    render(card([KEY, { ...KEY, id: "6", name: "店铺", dayLimit: null, addresses: [], lastUsedAt: null }]));
    const [first, second] = within(screen.getByRole("list", { name: "接口密钥" })).getAllByRole("listitem");
    for (const words of ["…9f3a", "查看订单、钱包付款", "20.15 / ", "500.00", "203.0.113.0/24"])
      expect(first?.textContent).toContain(words);
    expect(first?.textContent).toContain("2026-11-06 04:04，203.0.113.7");
    expect(first?.textContent).toContain("旧密钥 2026-11-07 04:04 失效");
    for (const words of ["不限", "还没有使用"]) expect(second?.textContent).toContain(words);
    expect(second?.textContent).not.toContain("今日付款");
  });

  test("[U70] a key gets another secret with a code", async () => {
    const network = graphNetwork({ RotateApiKey: FRESH });
    const { user } = render(card([KEY]));
    await user.click(screen.getByRole("button", { name: "更换 仓库系统" }));
    await user.type(await screen.findByRole("textbox", { name: /短信验证码/ }), "123456");
    expect(screen.getByRole("dialog").textContent).toContain("24 小时后失效");
    await user.click(screen.getByRole("button", { name: "更换密钥" }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(network.sentTo("RotateApiKey")).toEqual([{ keyId: "5", code: "123456" }]);
  });

  test("[U70] a key is revoked without a code, once it is confirmed", async () => {
    const network = graphNetwork({ RevokeApiKey: { answer: { __typename: "ApiKeyRevoked" } } });
    const { user } = render(card([KEY]));
    await user.click(screen.getByRole("button", { name: "停用 仓库系统" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("立即失效");
    await user.click(within(dialog).getByRole("button", { name: "停用密钥" }));
    expect(await screen.findByText("密钥已停用")).toBeTruthy();
    expect(network.sentTo("RevokeApiKey")).toEqual([{ keyId: "5" }]);
  });

  test("[R23] keys that could not be read are said to be, and without a phone a key can still be revoked", () => {
    const { unmount } = render(card(null));
    expect(document.body.textContent).toContain("接口密钥");
    expect(screen.queryByRole("button", { name: "创建密钥" })).toBeNull();
    unmount();
    render(card([KEY], null));
    expect(screen.queryByRole("button", { name: "更换 仓库系统" })).toBeNull();
    expect(screen.getByRole("button", { name: "停用 仓库系统" })).toBeTruthy();
  });
});
