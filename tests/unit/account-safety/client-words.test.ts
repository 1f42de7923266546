import { describe, expect, test } from "vitest";
import { describeDevice } from "../../../backend/src/modules/account-activity/describe-device";
import { placeName } from "../../../backend/src/modules/account-activity/place-name";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("words for a browser", () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`,
      "Windows 电脑 · Chrome",
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`, "Windows 电脑 · Edge"],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
      "Mac 电脑 · Safari",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Linux 电脑 · Firefox"],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} MicroMessenger/8.0.50`,
      "iPhone · 微信",
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${WEBKIT} Version/17.0 Mobile Safari/604.1`,
      "iPad · Safari",
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; 23013RK75C) ${WEBKIT} Chrome/118.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.7`,
      "安卓手机 · 小米浏览器",
    ],
    [`Mozilla/5.0 (Linux; Android 13; SM-X900) ${WEBKIT} Chrome/131.0 Safari/537.36`, "安卓平板 · Chrome"],
    [
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0`,
      "鸿蒙设备 · 华为浏览器",
    ],
    ["curl/8.5.0", null],
    ["", null],
  ])("[U50] %s", (agent, words) => {
    expect(describeDevice(agent)).toBe(words);
  });
});

test.each([
  ["CN-ZJ", "浙江"],
  ["CN-NM", "内蒙古"],
  ["CN", "中国"],
  ["HK", "中国香港"],
  ["JP-13", "日本"],
  ["XX", null],
  [null, null],
])("[U50] a network in %s is in %s", (code, name) => {
  expect(placeName(code)).toBe(name);
});
