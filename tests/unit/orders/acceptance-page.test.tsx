import { describe, expect, test } from "vitest";
import Acceptance, { loader } from "../../../app/routes/user.order.acceptance/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";
import { shownOrder } from "./shown-order";

/** The acceptance page of an order that the graph answers; null for a missing order or another customer's. */
function visit(order: object | null, path = "/?orderid=5"): Promise<Response> {
  const context = {
    cspNonce: "bm9uY2U=",
    requestId: "request-1",
    hasToken: true,
    graphql: async () => ({ order }),
  };
  return renderOnePage({ default: withGraphql(Acceptance), loader }, { path, context });
}

const htmlOf = async (order: object) => (await (await visit(order)).text()).replace(/<!-- -->/g, "");
const ACCEPT = /<button[^>]*>(?:(?!<\/button>).)*立即验收/;

describe("the acceptance page", () => {
  test("[ACC-01] [ACC-02] [ACC-03] [LIST-22] shows three goods, the photos with their words, and who takes part", async () => {
    const items = ["沙发", "茶几", "餐桌", "衣柜"].map((name, index) => ({
      id: `${index}`,
      name,
      count: 1,
      imageUrl: `/files/${index}.png`,
    }));
    const completion = { content: "装好了", imageUrls: ["/files/a.png", "/files/b.png"] };
    const html = await htmlOf(
      shownOrder({ status: "WAIT_ACCEPT" }, { items, service: { completion, rejectReason: null } }),
    );
    expect([...html.matchAll(/<img[^>]*alt="(沙发|茶几|餐桌|衣柜)"/g)].map(([, name]) => name)).toEqual([
      "沙发",
      "茶几",
      "餐桌",
    ]);
    expect(html.match(/查看完工照片第 \d 张，共 2 张/g)).toHaveLength(2);
    const words = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(words).toContain("沙发 ×1、茶几 ×1、餐桌 ×1");
    expect(words).not.toContain("衣柜");
    expect(words).toContain("装好了");
    expect(words).toMatch(/师傅 陈师傅.*137 0000 7001.*客户 王小满.*137 0000 1234/);
  });

  test("[DETAIL-17] shows no phone of an immediate order's master", async () => {
    const html = await htmlOf(
      shownOrder({ status: "WAIT_ACCEPT" }, { workerName: "平台师傅", workerPhone: null }),
    );
    expect(html).toContain("平台师傅");
    expect(html).not.toContain("复制师傅电话");
  });

  test.each(["ACT-07", "ACC-04"])(
    "[%s] [ACT-09] [ACC-10] [G-17] waiting: until when, accept, and more time once",
    async () => {
      const html = await htmlOf(shownOrder({ status: "WAIT_ACCEPT" }));
      expect(html).toContain("请在 2026-11-24 08:00 前验收，逾期将自动验收");
      expect(html).toMatch(ACCEPT);
      expect(html).toContain("延长验收");
    },
  );

  test("[ACT-08] [ACT-09] [ACC-10] [CONST-29] an acceptance that was extended once offers no second extension", async () => {
    const delayed = await htmlOf(shownOrder({ status: "WAIT_ACCEPT", acceptanceDelayDays: 1 }));
    expect(delayed).toContain("验收时间已延长。请在 2026-11-24 08:00 前验收");
    expect(delayed).not.toContain("延长验收");
    expect(await htmlOf(shownOrder({ status: "WAIT_ACCEPT" }))).toContain("延长验收");
  });

  test("[ACT-10] [ACC-08] [ENUM-20] rejected: why, that new photos come, and accepting is disabled", async () => {
    const html = await htmlOf(
      shownOrder(
        { status: "WAIT_ACCEPT", isAcceptance: 0 },
        { service: { completion: null, rejectReason: "柜门不平" } },
      ),
    );
    expect(html).toContain("等待师傅重新拍摄完工照片，之后再验收。拒绝原因：柜门不平");
    expect(ACCEPT.exec(html)?.[0]).toContain('aria-disabled="true"');
  });

  test("[U31] [U30] under review of a refund nothing runs out, and accepting says why it waits", async () => {
    const refundState = { status: "WAIT", refundAmount: null, refundSuccessTime: null } as const;
    const html = await htmlOf(shownOrder({ status: "WAIT_ACCEPT", refundState }, { acceptanceDueAt: null }));
    expect(html).toContain("等待师傅或平台审核退款");
    expect(html).not.toContain("逾期");
    expect(html).toContain("退款申请正在处理，暂不能验收");
    expect(ACCEPT.exec(html)?.[0]).toContain('aria-disabled="true"');
  });

  test("[ACT-06] [ACC-08] [API-024] [API-036] before that: what it waits for, and no way to accept", async () => {
    const verifying = await htmlOf(shownOrder({ status: "WAIT_VERIF" }));
    expect(verifying).toContain("等待师傅完成核销");
    expect(ACCEPT.exec(verifying)?.[0]).toContain('aria-disabled="true"');
    const installing = await htmlOf(shownOrder({ status: "WAIT_INSTALL" }));
    expect(installing).toContain("订单还未完工，暂不能验收");
    expect(installing).not.toMatch(ACCEPT);
  });

  test("[ACC-09] [ACT-11] [ENUM-20] accepted: when, by whom if that is known, and the rating", async () => {
    const acceptedAt = "2026-11-22T08:00:00+08:00";
    const bySystem = await htmlOf(
      shownOrder({ status: "SUCCESS" }, { acceptedAt, isAcceptedBySystem: true }),
    );
    expect(bySystem).toContain("系统自动验收，验收时间 2026-11-22 08:00");
    expect(bySystem).toContain("评价师傅");
    expect(bySystem).not.toMatch(ACCEPT);
    const byHand = { acceptedAt, isAcceptedBySystem: false };
    expect(await htmlOf(shownOrder({ status: "EVALUATED" }, byHand))).toContain("您已验收通过，验收时间");
    const untold = await htmlOf(shownOrder({ status: "EVALUATED" }, { acceptedAt }));
    expect(untold).toContain("已验收通过，验收时间 2026-11-22 08:00");
    expect(untold).not.toMatch(/您已验收|系统自动验收/);
  });

  test("[ROUTE-24] shows the order of `orderid`, with what there is to accept", async () => {
    const items = [{ id: "1", name: "沙发", count: 1, imageUrl: "/files/1.png" }];
    const completion = { content: "装好了", imageUrls: ["/files/a.png"] };
    const service = { completion, rejectReason: null };
    const response = await visit(shownOrder({ status: "WAIT_ACCEPT" }, { items, service }));
    const html = (await response.text()).replace(/<!-- -->/g, "");
    expect(response.status).toBe(200);
    for (const words of ["沙发 ×1", "装好了", "查看完工照片第 1 张"]) expect(html).toContain(words);
    expect(html).toMatch(ACCEPT);
  });

  test("[ROUTE-24] [ROLE-16] another customer's order answers as missing, and so does an invalid number", async () => {
    for (const response of [
      await visit(null),
      await visit(shownOrder({ status: "SUCCESS" }), "/?orderid=x"),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("订单不存在");
    }
  });
});
