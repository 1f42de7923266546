import { describe, expect, test } from "vitest";
import { cityGroups } from "../../../app/features/home/cities";
import { processSteps } from "../../../app/features/home/home-content";
import { privacyPolicy } from "../../../app/features/legal/privacy-policy";
import { userAgreement } from "../../../app/features/legal/user-agreement";
import { enterpriseSolution } from "../../../app/features/solutions/enterprise-solution.server";
import { workerSolution } from "../../../app/features/solutions/worker-solution.server";
import { areaAgentSeeds } from "../../../backend/seed/reference/agents";
import { articleSeeds } from "../../../backend/seed/reference/articles";
import { DRAFT_KEPT_MS } from "../../../backend/src/modules/order-drafts/order-drafts.repository";
import { BIDDING_MS } from "../../../schema/rules/bids/bids";
import { IMPORT_LIMITS } from "../../../schema/rules/imports/order-import";
import { DEDUCTION_PERCENT } from "../../../schema/rules/masters/master-settlement";
import { DEFAULT_REMINDERS, REMINDER_EVENTS } from "../../../schema/rules/messages/reminders";
import { DAY, HOUR } from "../../../schema/rules/time";

const DAYS_IN_WORDS: Readonly<Record<number, string>> = { 7: "七天", 90: "九十天" };

const helpOn = (title: string) => articleSeeds.find((article) => article.title === title)?.content ?? "";

describe("what the legal texts say is what holds", () => {
  const policy = JSON.stringify(privacyPolicy);
  const agreement = JSON.stringify(userAgreement);

  test("[U17] a draft is kept in the account as well, for as long as the policy says", () => {
    expect(policy).toContain(`登录后也保存在您的账户中，${DAYS_IN_WORDS[DRAFT_KEPT_MS / DAY]}未修改即删除`);
  });

  test("[U25] imported tables are kept for as long as the policy says", () => {
    expect(policy).toContain(`批量导入的表格内容保留${DAYS_IN_WORDS[IMPORT_LIMITS.keptDays]}`);
  });

  test("[C-72] the agreement binds who registers by signing in, too", () => {
    expect(userAgreement.introduction).toContain("或者以未注册的手机号登录");
  });

  test("[PAY-19] [U59] [CONST-12] agreement and help tell the time for paying a picked bid", () => {
    expect(agreement).toContain("订单应在提交后二十四小时内付款；");
    expect(helpOn("支付方式与支付时限")).toContain("订单提交后请在 24 小时内完成支付；");
    expect(agreement).toContain("选择师傅报价的，应在选定报价或改为平台价后二十四小时内付款");
    expect(helpOn("支付方式与支付时限")).toContain("选定报价或改为平台价后 24 小时内完成支付");
    expect(helpOn("费用是怎么计算的")).toContain(`师傅在 ${BIDDING_MS / HOUR} 小时内报价`);
  });

  test("[ARB-06] arbitration is the customer's to ask for", () => {
    expect(agreement).toContain("双方不能就退款达成一致的，您可以申请平台仲裁。");
  });

  test("[GEN-06] [GEN-07] the agreement holds the money until the acceptance, and names verified masters", () => {
    expect(agreement).toContain("由平台担保，在您确认验收之前不会结算给服务方");
    expect(agreement).toContain("由通过平台实名认证的师傅或服务商");
  });
});

test("[GEN-08] masters are told what a bad rating takes from them, and of the pause", () => {
  const told = JSON.stringify(workerSolution);
  expect(told).toContain(`一星扣该单收入的 ${DEDUCTION_PERCENT[1]}%，二星扣 ${DEDUCTION_PERCENT[2]}%`);
  expect(told).toContain("每月末位暂停接单");
});

test("[ACT-20] the help says whose a markup is that is paid after the acceptance", () => {
  expect(helpOn("加价说明")).toContain("验收后支付的加价款直接归师傅，不能退款");
});

test("[U62] the pages promise the reminders that there are, and by default only those that are on", () => {
  const told = "预约和完工有短信提醒，提货、上门也可以开启短信与微信提醒。";
  expect(JSON.stringify(enterpriseSolution)).toContain(told);
  expect(DEFAULT_REMINDERS.sms).toEqual(expect.arrayContaining(["APPOINTMENT", "ACCEPTANCE"]));
  expect(REMINDER_EVENTS.ON_THE_WAY.name).toBe("提货与上门");
  expect(processSteps.find(({ title }) => title === "师傅接单")?.text).not.toMatch(/短信|微信/);
});

test("[PUB-02] the home page offers cities that have a provider in the seed", () => {
  const served = new Set(areaAgentSeeds.map(({ area_code }) => area_code));
  const offered = cityGroups.flatMap(({ cities }) => cities);
  expect(offered.filter(({ code }) => !served.has(code))).toEqual([]);
});
