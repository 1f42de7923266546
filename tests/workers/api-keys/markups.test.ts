import { expect, test } from "vitest";
import type { ApiScope } from "../../../schema/rules/account/api-keys";
import { makeKey } from "../../support/accounts/api-keys";
import { withOneLife } from "../../support/orders/one-life";
import { operate } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { createWholeSite } from "../../support/servers/whole-site";
import { newestId } from "../markups/support";

const life = withOneLife(1_000_000);

/** Sends a mutation with an input as a program does whose key has these scopes; what it answers. */
async function asProgram(scopes: readonly ApiScope[], mutation: string, input: object) {
  const { secret } = await makeKey(life.account, { scopes });
  const [name = ""] = mutation.split("(");
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const response = await createWholeSite(life.backend).visit("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
    body: JSON.stringify({
      query: `mutation ($input: ${type}!) {
        answer: ${mutation} { __typename ... on MarkupPayment { markupId } ... on BusinessError { reason } }
      }`,
      variables: { input: { payWay: "WALLET", ...input } },
    }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: assertions on answers of many shapes read better than casts
  const { data, errors }: any = await response.json();
  expect(errors).toBeUndefined();
  return data.answer;
}

const walletOf = () => balanceOf(`wallet:${life.account.customerId}`);

test("[R6] [MARK-07] a program that repeats `payMarkup` after a lost answer is answered as the first time, and charged once", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const wallet = await walletOf();
  const input = { idempotencyKey: "lost", orderId: `${orderId}`, amount: 2_050, markupType: "爬楼费" };
  const send = (change = {}) => asProgram(["payments"], "payMarkup(input: $input)", { ...input, ...change });
  const first = await send();
  expect(first).toMatchObject({ __typename: "MarkupPayment" });
  expect(await send()).toEqual(first);
  expect(await walletOf()).toBe(wallet - 2_050);
  const { data: made } = await life.call("GET", `/order/api/markup/${orderId}/list`);
  expect(made).toHaveLength(1);
  expect(await send({ amount: 2_060 })).toMatchObject({ reason: "IDEMPOTENCY_MISMATCH" });
});

test("[R6] [MARK-16] a program approves the request that it names and no other, at the amount that it was told", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const ask = async (amount: number) => {
    const asked = { amount, markupType: "爬楼费", remark: "电梯停用" };
    await operate(life.backend, "POST", `/operator/api/order/${orderId}/request_markup`, asked);
    return newestId("markups", orderId);
  };
  const [dear, cheap] = [await ask(30), await ask(20)];
  const wallet = await walletOf();
  const send = (quotedAmount: number) =>
    asProgram(["payments"], "approveMarkup(input: $input)", {
      ...{ idempotencyKey: `cheap-${quotedAmount}`, markupId: `${cheap}`, quotedAmount },
    });
  expect(await send(3_000)).toMatchObject({ reason: "PRICE_CHANGED" });
  const paid = { __typename: "MarkupPayment", markupId: `${cheap}` };
  expect([await send(2_000), await send(2_000)]).toEqual([paid, paid]);
  expect(await walletOf()).toBe(wallet - 2_000);
  const open = (await life.call("GET", "/order/api/markup_requests")).data.rows;
  expect(open.map(({ id }: { id: number }) => id)).toEqual([dear]);
});
