import type { WidgetResult } from "./captcha-service";

/** The part of Geetest v3's gt.js that we use (https://docs.geetest.com/sensebot/apirefer/api/web). */
export interface GeetestInstance {
  appendTo(element: HTMLElement): void;
  onSuccess(listener: () => void): void;
  onError(listener: () => void): void;
  getValidate(): { geetest_challenge: string; geetest_validate: string; geetest_seccode: string } | false;
  destroy(): void;
}

interface GeetestOptions {
  gt: string;
  challenge: string;
  offline: boolean;
  new_captcha: boolean;
  product: "popup";
  width: string;
  lang: "zh-cn";
}

type InitGeetest = (options: GeetestOptions, onReady: (instance: GeetestInstance) => void) => void;

declare global {
  interface Window {
    initGeetest?: InitGeetest;
  }
}

/** How the widget is opened for a challenge. `isOnline` false is the mode in which Geetest itself is not asked. */
export const widgetOptions = (
  { gt, challenge }: { gt: string; challenge: string },
  isOnline: boolean,
): GeetestOptions => ({
  gt,
  challenge,
  offline: !isOnline,
  new_captcha: true,
  product: "popup",
  width: "100%",
  lang: "zh-cn",
});

/** What a solved widget hands over, under the names that API-002 takes; null while it is not solved. */
export const widgetResult = (result: ReturnType<GeetestInstance["getValidate"]>): WidgetResult | null =>
  result
    ? {
        challenge: result.geetest_challenge,
        validate: result.geetest_validate,
        seccode: result.geetest_seccode,
      }
    : null;

const SCRIPT_URL = "https://static.geetest.com/static/js/gt.0.5.0.js";

/** Loads the vendor's script once per page and gives its entry point. Rejects when the script cannot be loaded. */
export async function loadGeetest(): Promise<InitGeetest> {
  if (!window.initGeetest) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = SCRIPT_URL;
      script.async = true;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error("the Geetest script did not load"));
      };
      document.head.appendChild(script);
    });
  }
  if (!window.initGeetest) throw new Error("the Geetest script has no entry point");
  return window.initGeetest;
}
