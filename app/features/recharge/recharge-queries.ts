import { graphql } from "~/gql";
import type { PayWay, RechargeStatus } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";
import { type ShownPayment, shownPaymentOf } from "../payment/pay-form";
import type { PayState } from "../payment/payment-queries";

const RechargeWalletDocument = graphql(`
  mutation RechargeWallet($input: RechargeWalletInput!) {
    rechargeWallet(input: $input) {
      __typename
      ... on RechargeOpened { rechargeNo pageHtml qrImage }
      ... on BusinessError { code message }
    }
  }
`);

const RechargeStateDocument = graphql(`
  query RechargeState($rechargeNo: String!) {
    viewer { rechargeStatus(rechargeNo: $rechargeNo) }
  }
`);

const STATES: Record<RechargeStatus, PayState> = { WAIT_PAY: "waiting", SUCCESS: "paid", CLOSE: "closed" };

/** What became of a recharge (WALLET-26). Throws when it cannot be found out now. */
export async function fetchRechargeState(rechargeNo: string): Promise<PayState> {
  const { viewer } = await executeOperation(RechargeStateDocument, { rechargeNo });
  return viewer?.rechargeStatus ? STATES[viewer.rechargeStatus] : "waiting";
}

interface RechargeInput {
  idempotencyKey: string;
  /** 分 */
  amount: number;
  payWay: PayWay;
}

/** Opens a recharge (WALLET-25): what is to be shown, or why there is none. Throws when nobody knows. */
export async function openRecharge(
  input: RechargeInput,
): Promise<{ rechargeNo: string; shown: ShownPayment | null } | { refusal: string }> {
  const { rechargeWallet } = await executeOperation(RechargeWalletDocument, { input });
  if (rechargeWallet.__typename === "BusinessError") return { refusal: rechargeWallet.message };
  return { rechargeNo: rechargeWallet.rechargeNo, shown: shownPaymentOf(rechargeWallet) };
}
