/** Data for opening the confirmation of a transfer in WeChat, and for signing our page. */
export interface WechatTransfer {
  mchId: string;
  appId: string;
  packageInfo: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** `unsupported`: WeChat is too old for it; `broken`: its script did not load, or did not accept the page. */
export type ConfirmOutcome = "confirmed" | "cancelled" | "unsupported" | "broken";

const API = "requestMerchantTransfer";
const SCRIPT = "https://res.wx.qq.com/open/js/jweixin-1.6.0.js";

interface WechatScript {
  config(options: object): void;
  ready(run: () => void): void;
  error(run: () => void): void;
  checkJsApi(options: {
    jsApiList: string[];
    success(answer: { checkResult?: Record<string, boolean> }): void;
    fail(): void;
  }): void;
}

declare global {
  interface Window {
    wx?: WechatScript;
    WeixinJSBridge?: {
      invoke(api: string, options: object, done: (answer: { err_msg?: string }) => void): void;
    };
  }
}

/** Whether the page was opened inside WeChat. */
export const isInWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

/** Opens WeChat's confirmation of a transfer, and answers the result. Never rejects. */
export async function confirmInWechat(transfer: WechatTransfer): Promise<ConfirmOutcome> {
  const { appId, mchId, packageInfo, timestamp, nonceStr, signature } = transfer;
  const wx = await loadScript();
  if (!wx) return "broken";
  return new Promise((resolve) => {
    wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [API] });
    wx.error(() => resolve("broken"));
    wx.ready(() =>
      wx.checkJsApi({
        jsApiList: [API],
        fail: () => resolve("unsupported"),
        success({ checkResult }) {
          if (!checkResult?.[API] || !window.WeixinJSBridge) return resolve("unsupported");
          window.WeixinJSBridge.invoke(API, { mchId, appId, package: packageInfo }, ({ err_msg }) =>
            resolve(err_msg === `${API}:ok` ? "confirmed" : "cancelled"),
          );
        },
      }),
    );
  });
}

function loadScript(): Promise<WechatScript | null> {
  if (window.wx) return Promise.resolve(window.wx);
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => resolve(window.wx ?? null);
    script.onerror = () => resolve(null);
    document.head.appendChild(script);
  });
}
