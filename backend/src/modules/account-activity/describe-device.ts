type Names = readonly (readonly [RegExp, string])[];

/** The first match counts, because many User-Agents also contain the names further down. */
const SYSTEMS: Names = [
  [/OpenHarmony|HarmonyOS/, "鸿蒙设备"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android.+Mobile/, "安卓手机"],
  [/Android/, "安卓平板"],
  [/Windows/, "Windows 电脑"],
  [/Macintosh|Mac OS X/, "Mac 电脑"],
  [/CrOS/, "Chromebook"],
  [/Linux|X11/, "Linux 电脑"],
];
const BROWSERS: Names = [
  [/MicroMessenger/, "微信"],
  [/DingTalk/, "钉钉"],
  [/AlipayClient/, "支付宝"],
  [/QQBrowser/, "QQ 浏览器"],
  [/UCBrowser|UCWEB/, "UC 浏览器"],
  [/QihooBrowser|QHBrowser|360SE|360EE/, "360 浏览器"],
  [/MetaSr|SogouMobileBrowser/, "搜狗浏览器"],
  [/HuaweiBrowser/, "华为浏览器"],
  [/MiuiBrowser/, "小米浏览器"],
  [/VivoBrowser/, "vivo 浏览器"],
  [/HeyTapBrowser|OppoBrowser/, "OPPO 浏览器"],
  [/EdgA?\/|EdgiOS/, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

/**
 * Device and browser of a User-Agent as text: Windows 电脑 · Chrome. Versions are left out, so that an updated
 * browser is not a new device. Null when the User-Agent names no device or browser.
 */
export function describeDevice(userAgent: string): string | null {
  const name = (names: Names) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [name(SYSTEMS), name(BROWSERS)].filter(Boolean).join(" · ") || null;
}
