import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { appAddressFor, appStores } from "../../../app/lib/app-stores";
import { drawQrCode } from "../../../app/lib/qr-code";

describe("[PUB-14] [API-116] where a browser gets the app", () => {
  const ios = appStores.ios ?? "/download";
  const android = appStores.android ?? "/download";

  test.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", ios],
    ["Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)", ios],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0", ios],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", android],
    ["Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00)", android],
    ["Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1", "/download"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "/download"],
    ["", "/download"],
  ])("%s → %s", (userAgent, address) => {
    expect(appAddressFor(userAgent)).toBe(address);
  });
});

test.each(["iPhone", "Android"])(
  "[GEN-16] [ROUTE-06] without an app for it yet, %s is led to the page that says so",
  (browser) => {
    expect(appAddressFor(browser, { ios: null, android: null })).toBe("/download");
  },
);

describe("[PUB-13] [PUB-26] [SAFE-07] a drawn QR code", () => {
  test("has exactly the dark modules of the code, with four white ones around it", () => {
    const text = "https://www.example.com/isDownload";
    const { size, path } = drawQrCode(text);
    const dark = new Set<string>();
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let step = 0; step < Number(width); step++) dark.add(`${Number(x) + step},${y}`);
    }
    const code = encode(text, { ecc: "M", border: 0 });
    expect(size).toBe(code.size + 8);
    const expected = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])),
    );
    expect([...dark].sort()).toEqual(expected.sort());
  });
});
