import { describe, expect, test, vi } from "vitest";
import { RegisterForm } from "../../../app/features/account/register-form";
import { sendCodeLabel } from "../../../app/features/account/resend-countdown";
import { SignInForm } from "../../../app/features/account/sign-in-form";
import { DocumentAccount } from "../../../app/features/document/document-account";
import { ProviderResults } from "../../../app/features/join/provider-results";
import { StoreLink } from "../../../app/features/public-page/store-link";
import { HotlineLink } from "../../../app/features/site/hotline-link";
import { footerNavigation, headerNavigation } from "../../../app/features/site/navigation";
import { appAddressFor } from "../../../app/lib/app-stores";
import { siteConfig } from "../../../app/lib/site-config";
import { CALL_TEXTS } from "../../../schema/rules/call";
import { ORDER_MESSAGE_TITLE } from "../../../schema/rules/order-messages";
import { show } from "./said";

vi.mock("../../../app/ui/text-field", () => ({
  TextField: ({ name, maxLength }: { name?: string; maxLength?: number }) => (
    <input name={name} data-most={maxLength} />
  ),
}));

test("[ERR-20] fixed texts: nobody serves an area, a code that can be sent again, calls that end, nobody took an order", async () => {
  expect(await show(<ProviderResults areaName="西湖区" providers={[]} />)).toContain("该区域暂无服务商");
  expect(sendCodeLabel({ phone: "13800138000", sentAt: 0, resendAt: 60_000 }, 0)).toBe("60S后重发");
  expect(CALL_TEXTS).toMatchObject({ hungUp: "已挂断！", hungUpByOther: "对方已挂断！", over: "通话已结束" });
  expect(ORDER_MESSAGE_TITLE.unanswered).toBe("无人接单");
});

describe("an app that is not there yet", () => {
  const button = (address: string | null) => (
    <StoreLink label="iOS 下载" address={address} variant="primary" />
  );

  test("[GEN-16] [ERR-13] is announced, and its button leads nowhere", async () => {
    const html = await show(button(null));
    expect(html).toContain("功能即将上线");
    expect(html).toMatch(/<button[^>]* disabled/);
    expect(html).not.toContain("<a");
    expect(await show(button("https://store.test"))).toMatch(/<a[^>]*href="https:\/\/store\.test"/);
  });

  test("[GEN-16] its code leads to the page that says so", () => {
    const none = { ios: null, android: null };
    for (const browser of ["iPhone", "Android"]) expect(appAddressFor(browser, none)).toBe("/download");
  });
});

test("[CONST-05] codes: 13 characters to sign in, 6 to register, and 13 for who recommended it", async () => {
  const limitsIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="(\w+)" data-most="(\d+)"/g)].map(([, name, most]) => [name, Number(most)]),
    );
  expect(limitsIn(await show(<SignInForm answer={undefined} />))).toMatchObject({ code: 13 });
  expect(limitsIn(await show(<RegisterForm answer={undefined} />))).toMatchObject({
    code: 6,
    referralCode: 13,
  });
});

test("[CONST-38] the hotline is there every day from nine to nine", async () => {
  expect(await show(<HotlineLink className={undefined} />)).toContain("每日 09:00-21:00");
});

test("[ERR-14] [NAV-03] signing out of a public page is asked about under 提示, with 取消 and 确定", async () => {
  const html = await show(<DocumentAccount />);
  expect(html).toMatch(
    /<h2[^>]*>提示<\/h2><p[^>]*>确定要退出登录吗？<\/p>.*?取消.*?value="leave"[^>]*>.*?确定/,
  );
});

test("[GEN-04] masters and providers find two pages to join, and the way to a site of their own", () => {
  const forThem = ["/service_ruzhu", "/ruzhu", siteConfig.providerLoginUrl];
  const known = [...headerNavigation, ...footerNavigation.flatMap(({ entries }) => entries)];
  const entries = known.filter(({ label }) => /师傅|服务商/.test(label));
  expect([...new Set(entries.map(({ to }) => to))]).toEqual(forThem);
  expect(known.filter(({ isExternal }) => isExternal).map(({ to }) => to)).toEqual(
    Array(2).fill(siteConfig.providerLoginUrl),
  );
  expect(new URL(siteConfig.providerLoginUrl ?? "").origin).not.toBe(siteConfig.origin);
});
