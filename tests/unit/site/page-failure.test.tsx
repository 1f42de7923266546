import { expect, test } from "vitest";
import { PageFailure } from "../../../app/features/customer-area/page-failure";
import { renderOnePage } from "../../support/servers/one-page-app";

/** What a page says whose loader throws this. */
async function said(thrown: unknown): Promise<string> {
  const module = {
    default: () => null,
    ErrorBoundary: PageFailure,
    loader: () => Promise.reject(thrown),
  };
  const context = { cspNonce: "bm9uY2U=", requestId: "r" };
  return (await (await renderOnePage(module, { context })).text()).replace(/<script.*?<\/script>/gs, "");
}

test("[ERR-01] [GEN-12] a page whose loading is refused says so in the platform's words", async () => {
  const html = await said(Response.json({ code: 4029, message: "操作太频繁，请稍后再试" }, { status: 429 }));
  expect(html).toContain("内容加载失败");
  expect(html).toContain("操作太频繁，请稍后再试");
  expect(html).not.toContain("网络异常");
});

test.each([
  ["without words", Response.json({ code: 4000, message: "" }, { status: 400 })],
  ["of the platform itself", Response.json({ code: 5003, message: "服务暂时不可用" }, { status: 502 })],
  ["that is no answer of the platform", new Response("<h1>Bad gateway</h1>", { status: 502 })],
])("a failure %s is told in our own words", async (_what, thrown) => {
  const html = await said(thrown);
  expect(html).toContain("网络异常，请稍后重试");
  expect(html).not.toMatch(/Bad gateway|服务暂时不可用/);
});
