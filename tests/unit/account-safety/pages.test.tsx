import { describe, expect, test } from "vitest";
import Activity, { loader as activityLoader } from "../../../app/routes/user.safety.activity/route";
import Password, { loader as passwordLoader } from "../../../app/routes/user.safety.password/route";
import Phone, { loader as phoneLoader } from "../../../app/routes/user.safety.phone/route";
import Sessions, { loader as sessionsLoader } from "../../../app/routes/user.safety.sessions/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const CONTEXT = { cspNonce: "bm9uY2U=", cspStyleNonce: "s", requestId: "request-1", hasToken: true };

/** A page as a browser gets it, for this answer of the graph. */
async function render(Page: () => React.JSX.Element, loader: unknown, answer: unknown): Promise<string> {
  const Content = withGraphql(Page);
  const shell = () => (
    <html lang="zh-CN">
      <body>
        <Content />
      </body>
    </html>
  );
  const context = { ...CONTEXT, graphql: async () => answer, graphqlParts: async () => answer };
  const response = await renderOnePage({ default: shell, loader: loader as never }, { path: "/", context });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
}

const sessionOf = (id: string, isCurrent: boolean, device: string | null = "Windows 电脑 · Chrome") => ({
  id,
  device,
  place: isCurrent ? null : "浙江",
  signedInAt: "2026-11-20T16:30:00+08:00",
  isCurrent,
});

describe("where the account is signed in", () => {
  const page = (sessions: unknown) => render(Sessions, sessionsLoader, { viewer: { sessions } });

  test("[U50] this session can not be ended here, every other one can, one by one or all together", async () => {
    const html = await page([sessionOf("1", true), sessionOf("2", false, null)]);
    expect(html).toContain("共 2 台设备");
    expect(html).toContain("当前设备");
    expect(html).toContain("未知设备");
    expect(html).toContain("2026-11-20 16:30");
    expect([...html.matchAll(/aria-label="退出 ([^"]+)"/g)].map(([, name]) => name)).toEqual(["未知设备"]);
    expect(html).toContain("退出其他设备");
  });

  test("[U50] alone, there is nothing to end; unread, it says so", async () => {
    const alone = await page([sessionOf("1", true)]);
    expect(alone).toContain("只有这台设备登录");
    expect(alone).not.toContain("退出其他设备");
    const failed = await page(null);
    expect(failed).toContain("登录设备加载失败");
    expect(failed).not.toContain("只有这台设备登录");
  });
});

describe("the activity of the account", () => {
  const page = (activity: unknown) => render(Activity, activityLoader, { viewer: { activity } });
  const row = {
    id: "1",
    kind: "PHONE_CHANGED",
    at: "2026-11-20T16:30:05+08:00",
    detail: "138****8000 改为 139****0001",
  };

  test("[U50] says what happened, with which device, from where and when", async () => {
    const html = await page({ nodes: [{ ...row, device: "iPhone · 微信", place: "广东" }], total: 1 });
    for (const words of [
      "修改手机号",
      "138****8000 改为 139****0001",
      "iPhone · 微信，广东",
      "2026-11-20 16:30:05",
    ]) {
      expect(html).toContain(words);
    }
  });

  test("says when it is empty, and when it could not be loaded", async () => {
    expect(await page({ nodes: [], total: 0 })).toContain("还没有账户动态");
    expect(await page(null)).toContain("账户动态加载失败");
  });
});

describe("changes in three steps", () => {
  const customer = { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true };
  const stepsOf = (html: string) =>
    [...html.matchAll(/<li[^>]*data-state="(\w+)"/g)].map(([, state]) => state);

  /** The phone is on the page, and is not to be read in full. */
  const expectMasked = (html: string) => {
    expect(html).toContain("138****8000");
    expect(html.replace(/<script[\s\S]*/, "")).not.toContain("13800138000");
  };

  test("[SAFE-10] [GEN-18] [CONST-43] [API-091] a phone begins with who asks, and shows the old one masked", async () => {
    const html = await render(Phone, phoneLoader, { viewer: { customer } });
    expect(stepsOf(html)).toEqual(["current", "next", "next"]);
    expectMasked(html);
  });

  test.each([
    [true, "修改支付密码"],
    [false, "设置支付密码"],
  ])(
    "[SAFE-14] [GEN-18] [CONST-43] [API-092] where a password is set (%s) the page is called %s and shows the phone masked",
    async (hasPayPassword, title) => {
      const html = await render(Password, passwordLoader, {
        viewer: { customer: { ...customer, hasPayPassword } },
      });
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(stepsOf(html)).toEqual(["current", "next", "next"]);
      expectMasked(html);
    },
  );
});
