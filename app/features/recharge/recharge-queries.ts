import { graphql } from "~/gql";
import type { RechargeStatus } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { Code } from "../../../schema/rules/codes";
import { type HowPaid, payAnswerOf } from "../payment/pay-answer";
import type { PayState } from "../payment/payment-queries";

const RechargeWalletDocument = graphql(`
  mutation RechargeWallet($input: RechargeWalletInput!) {
    answer: rechargeWallet(input: $input) {
      __typename
      ...Refusal
      ... on RechargeOpened { rechargeNo pageHtml qrCode }
    }
  }
`);

const RechargeStateDocument = graphql(`
  query RechargeState($rechargeNo: String!) {
    viewer { rechargeStatus(rechargeNo: $rechargeNo) }
  }
`);

const STATES: Record<RechargeStatus, PayState> = { WAIT_PAY: "waiting", SUCCESS: "paid", CLOSE: "closed" };

/** State of a recharge (WALLET-26). Throws when it is unknown now. */
export async function fetchRechargeState(rechargeNo: string | null): Promise<PayState> {
  // Without a number it cannot be queried; the balance of the wallet will show the result.
  if (rechargeNo === null) return "waiting";
  const { viewer } = await ask(RechargeStateDocument, { rechargeNo });
  return viewer?.rechargeStatus ? STATES[viewer.rechargeStatus] : "waiting";
}

const NOTHING_SHOWN = "支付页面打开失败，请稍后重试";

/** Opens a recharge of an amount, 分 (WALLET-25). Throws when the outcome is unknown. */
export async function openRecharge({ amount }: { amount: number }, { idempotencyKey, payWay }: HowPaid) {
  const input = { idempotencyKey, amount, payWay };
  const answer = payAnswerOf((await ask(RechargeWalletDocument, { input })).answer);
  const isShown = "refusal" in answer || answer.shown !== null;
  return isShown ? answer : { refusal: { code: Code.UPSTREAM_UNAVAILABLE, message: NOTHING_SHOWN } };
}
