import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ConfirmTransfer } from "../../../app/features/wechat-confirm/confirm-transfer";
import { render } from "../../support/components/render";

const NOW = "2026-11-20T10:00:00+08:00";
const WECHAT = {
  mchId: "1900000000",
  appId: "wx1",
  packageInfo: "affffddafdfafddffda==",
  timestamp: 1_763_604_000,
  nonceStr: "nonce",
  signature: "signature",
};
const WAITING = {
  amount: 9_940,
  state: "WAITING" as const,
  confirmBefore: "2026-11-20T11:00:00+08:00",
  wechat: WECHAT,
};

function open(change: object = {}) {
  const onChanged = vi.fn();
  const withdrawal = { ...WAITING, ...change };
  const { user } = render(<ConfirmTransfer withdrawal={withdrawal} serverNow={NOW} onChanged={onChanged} />);
  return { user, onChanged };
}

/** The browser of WeChat, whose script answers so. */
function inWechat(answer: { isSupported?: boolean; message?: string }) {
  const { isSupported = true, message = "requestMerchantTransfer:ok" } = answer;
  vi.stubGlobal("navigator", { ...navigator, userAgent: "Mozilla/5.0 MicroMessenger/8.0.50" });
  const config = vi.fn();
  const invoke = vi.fn((_api: string, _options: object, done: (answer: object) => void) =>
    done({ err_msg: message }),
  );
  vi.stubGlobal("WeixinJSBridge", { invoke });
  vi.stubGlobal("wx", {
    config,
    ready: (run: () => void) => run(),
    error: () => undefined,
    checkJsApi: ({ success }: { success(answer: object): void }) =>
      success({ checkResult: { requestMerchantTransfer: isSupported } }),
  });
  return { config, invoke };
}

describe("[U61] the page that WeChat opens", () => {
  test("opens WeChat's confirmation of this transfer, signed, and reads again how it stands", async () => {
    const { config, invoke } = inWechat({});
    const { user, onChanged } = open();
    expect(screen.getByText("¥99.40")).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toContain("00");
    await user.click(screen.getByRole("button", { name: "确认收款" }));
    expect(await screen.findByText(/已确认，款项到账后/)).toBeTruthy();
    const { packageInfo, mchId, appId, ...signed } = WECHAT;
    expect(config).toHaveBeenCalledWith(expect.objectContaining({ appId, ...signed }));
    expect(invoke).toHaveBeenCalledWith(
      "requestMerchantTransfer",
      { mchId, appId, package: packageInfo },
      expect.any(Function),
    );
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test.each([
    ["a payee who goes back", { message: "requestMerchantTransfer:cancel" }, "还没有确认，可以重新打开"],
    ["a WeChat that is too old", { isSupported: false }, "您的微信版本过低，请更新微信后再试"],
  ])("%s can try again", async (_what, answer, message) => {
    inWechat(answer);
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "确认收款" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "确认收款" }).disabled).toBe(false);
  });

  test.each([
    ["模拟确认收款", "pay"],
    ["模拟超时未确认", "lapse"],
  ])("%s at the sandbox's WeChat sends %s about this transfer", async (button, action) => {
    const posted: object[] = [];
    const wechat = { ...WECHAT, packageInfo: "sandbox-package-W1" };
    const { user } = render(
      <ConfirmTransfer withdrawal={{ ...WAITING, wechat }} serverNow={NOW} onChanged={() => undefined} />,
      {
        action: async (request) => {
          posted.push(Object.fromEntries(await request.formData()));
          return null;
        },
      },
    );
    await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(posted).toEqual([{ outBizNo: "W1", action }]));
  });

  test("says to open it in WeChat elsewhere, and to try again while WeChat does not answer", async () => {
    open();
    expect(await screen.findByText(/请用要收款的微信扫一扫/)).toBeTruthy();
    const { user, onChanged } = open({ wechat: null });
    await user.click(screen.getByRole("button", { name: "重试" }));
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test.each([
    ["PAID", "已确认收款"],
    ["LAPSED", "确认已超时"],
    ["RETURNED", "款项已退回余额"],
  ])("%s is said as %s, with nothing to press", (state, title) => {
    open({ state, wechat: null });
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
