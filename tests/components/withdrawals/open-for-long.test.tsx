import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PersonalData from "../../../app/routes/user.safety.data/route";
import Withdraw from "../../../app/routes/user.wallet.money/route";
import { HOUR, MINUTE } from "../../../schema/rules/time";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const TERMS = {
  ...{ dayLimit: 5_000_000, dayTimes: 3, holdHours: 24, newBindingHoldHours: 24 },
  ...{ leftToday: 5_000_000, timesLeft: 3, holds: [] as object[], company: null },
};
const HOLD = { payWay: "ALIPAY", until: "2026-11-29T11:00:00+08:00", reason: "支付宝刚刚绑定" };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => void vi.useRealTimers());

const withdrawal = (serverNow: string, terms: object = {}) => ({
  customer: { phone: "13800138000", maskedPhone: "138****8000", alipayAccount: "13812345678" },
  ...{ balance: 50_000, payoutWays: ["ALIPAY"], terms: { ...TERMS, ...terms }, serverNow },
});
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The page as it was made, and as it is when it is loaded again. */
async function open(page: JSX.Element, before: object, after: object) {
  graphNetwork({});
  const answers = [before];
  const { reloads } = render(page, { data: before, load: async () => answers.pop() ?? after });
  await eventually(() => screen.getByRole("heading", { level: 1 }));
  // The page notes the time once React has run its effects.
  await act(async () => undefined);
  return { reloads };
}

test("the form of a withdrawal opens once the hold of its account has ended", async () => {
  const before = withdrawal("2026-11-29T10:50:00+08:00", { holds: [HOLD] });
  const after = withdrawal("2026-11-29T11:00:30+08:00");
  const { reloads } = await open(<Withdraw />, before, after);
  expect(screen.getByText(/11-29 11:00 后可提现/)).toBeTruthy();
  pass(9 * MINUTE);
  expect(reloads()).toBe(0);
  pass(2 * MINUTE);
  await eventually(() => expect(screen.queryByText(/11:00 后可提现/)).toBeNull());
  pass(HOUR);
  expect(reloads()).toBe(1);
});

test("the form of a withdrawal opens when a new day begins, with what may be withdrawn on it", async () => {
  const before = withdrawal("2026-11-30T23:55:00+08:00", { timesLeft: 0 });
  const after = withdrawal("2026-12-01T00:00:30+08:00");
  const { reloads } = await open(<Withdraw />, before, after);
  const takeAll = () => screen.getByRole<HTMLButtonElement>("button", { name: "全部提现" });
  expect(takeAll().disabled).toBe(true);
  pass(6 * MINUTE);
  await eventually(() => expect(takeAll().disabled).toBe(false));
  expect(screen.getByText(/今日还可提现/).textContent).toContain("3 次");
  expect(reloads()).toBe(1);
});

test("[U68] the export of the own data is offered again when a new day begins", async () => {
  const facts = { customer: { phone: "13800138000", maskedPhone: "138****8000" }, closingBlockers: [] };
  const last = {
    state: "FAILED",
    askedAt: "2026-12-02T10:00:00+08:00",
    expiresAt: null,
    bytes: null,
    url: null,
  };
  const page = (canAsk: boolean, serverNow: string) => ({
    ...facts,
    personalData: { canAsk, last },
    serverNow,
  });
  const before = page(false, "2026-12-02T23:55:00+08:00");
  await open(<PersonalData />, before, page(true, "2026-12-03T00:00:30+08:00"));
  expect(screen.getByText("今天已导出过，明天可再次导出")).toBeTruthy();
  pass(6 * MINUTE);
  await eventually(() => expect(screen.queryByText("今天已导出过，明天可再次导出")).toBeNull());
});
