import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageClient } from "../../../app/lib/graphql/page-client";
import Withdraw from "../../../app/routes/user.wallet.money/route";
import Recharge from "../../../app/routes/user.wallet.recharge/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

/** When the page was made. */
const MADE = { serverNow: new Date().toISOString() };
const RECHARGE = { balance: 100, payWays: ["ALIPAY"], smallPayment: null };
const PROFILE = { phone: "13800138000", maskedPhone: "138****8000", alipayAccount: "13812345678" };
const UNREAD = { customer: null, balance: null, terms: null, payoutWays: null, ...MADE };
const WITHDRAWAL = { customer: null, balance: 100, terms: null, payoutWays: null, ...MADE };

test.each([
  ["余额充值", <Recharge key="recharge" />, RECHARGE],
  ["申请提现", <Withdraw key="withdraw" />, WITHDRAWAL],
])("the balance of %s is read again when a message tells of money", async (title, page, data) => {
  graphNetwork({});
  const { reloads } = render(page, { data });
  await screen.findByRole("heading", { name: title });
  // The page listens once React has run its effects.
  await act(async () => undefined);
  await act(async () => pageClient().announce({ changed: ["Message"], isOwn: false }));
  // At once: within ten seconds other parts of the page may load it for reasons of their own.
  expect(reloads()).toBe(1);
});

test("[U37] 申请提现 keeps its form, and what was typed, while its facts cannot be read again", async () => {
  graphNetwork({});
  const data = { customer: PROFILE, balance: 50_000, terms: null, payoutWays: ["ALIPAY"], ...MADE };
  const loads = [data];
  const { user, reloads } = render(<Withdraw />, { data, load: async () => loads.shift() ?? UNREAD });
  const amount = await screen.findByRole<HTMLInputElement>("textbox", { name: /提现金额/ });
  await user.type(amount, "250");
  await act(async () => pageClient().announce({ changed: ["Wallet"], isOwn: true }));
  await waitFor(() => expect(reloads()).toBe(1));
  await act(async () => undefined);
  expect(screen.getByRole("textbox", { name: /提现金额/ })).toBe(amount);
  expect(amount.value).toBe("250");
  expect(screen.queryByText("提现信息加载失败")).toBeNull();
});
