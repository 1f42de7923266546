import { expect, test } from "vitest";
import { MasterCard } from "../../../app/features/order-detail/head/master-card";
import type { MasterCardFragment } from "../../../app/gql/graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

type Master = MasterCardFragment & { " $fragmentRefs": { MasterCardFragment: MasterCardFragment } };

function master(
  masterRating: { average: number; total: number } | null,
  type: MasterCardFragment["type"] = "GENERAL",
): Master {
  const facts: MasterCardFragment = {
    type,
    workerName: type === "TIMELY" ? "平台师傅" : "陈师傅",
    workerPhone: null,
    workerAvatar: null,
    workerVerifiedAt: type === "TIMELY" ? null : "2026-10-01T09:30:00+08:00",
    service: { masterRating },
  };
  return { ...facts, " $fragmentRefs": { MasterCardFragment: facts } };
}

async function textOf(shown: () => JSX.Element): Promise<string> {
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const html = await (await renderOnePage({ default: shown }, { context })).text();
  return html.replaceAll("<!-- -->", "").replace(/<[^>]+>/g, " ");
}
const card = (order: Master) => textOf(() => <MasterCard order={order} />);

test("[U28] [DETAIL-17] a master's card has the rating, or that there is none; that of an immediate order has neither", async () => {
  expect(await card(master({ average: 4, total: 12 }))).toMatch(
    /陈师傅\s+实名认证 2026-10-01\s+4\.0 分\s+12 次评价/,
  );
  expect(await card(master({ average: 0, total: 0 }))).toContain("还没有评价");
  expect(await card(master({ average: 0, total: 0 }, "TIMELY"))).not.toContain("评价");
});

test("a card says nothing of evaluations where the backend does not tell them", async () => {
  expect(await card(master(null))).not.toContain("评价");
});

test("[U65] [GEN-07] a card says on which day the master's real name was verified, and nothing of an immediate order's", async () => {
  expect(await card(master(null))).toMatch(/陈师傅\s+.*实名认证 2026-10-01/);
  expect(await card(master(null, "TIMELY"))).not.toContain("实名认证");
});
