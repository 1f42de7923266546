import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageClient } from "../../../app/lib/graphql/page-client";
import Withdraw from "../../../app/routes/user.wallet.money/route";
import Recharge from "../../../app/routes/user.wallet.recharge/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const RECHARGE = { balance: 100, payWays: ["ALIPAY"], smallPayment: null };
const WITHDRAWAL = { customer: null, balance: 100, terms: null, payoutWays: null };

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
