import { expect, test } from "vitest";
import * as loginPage from "../../../app/routes/login";
import * as registerPage from "../../../app/routes/register";
import { renderOnePage } from "../../support/servers/one-page-app";

test.each([
  ["ROUTE-02", "/login", loginPage, "登录需要启用 JavaScript，请在浏览器设置中开启后刷新页面"],
  ["ROUTE-03", "/register", registerPage, "注册需要启用 JavaScript，请在浏览器设置中开启后刷新页面"],
] as const)("[%s] %s says without script that no code can be had", async (_id, _path, page, words) => {
  const answer = await renderOnePage(page as never, { context: { hasToken: false } });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const form = /<form .*?<\/form>/s.exec(html)?.[0] ?? "";
  const inside = /<noscript>(.*?)<\/noscript>/s.exec(form)?.[1];
  expect(inside).toContain(words);
  expect(form.indexOf(words)).toBeLessThan(form.indexOf("短信验证码"));
});
