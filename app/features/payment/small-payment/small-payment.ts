import { graphql } from "~/gql";
import { formatMoney } from "~/lib/format";
import { ask } from "~/lib/graphql/ask";
import { endsSession } from "~/lib/graphql/failure";
import { announceChanges, announceDoubt } from "~/lib/graphql/page-client";
import { refusalIn } from "~/lib/graphql/refusal";
import { toast } from "~/ui/feedback/toast";
import type { SmallPaymentSetting } from "../../../../schema/rules/payments/small-payment";

/** The setting for payments without a password, for pages that show or use it; optional for them. */
export const SmallPaymentDocument = graphql(`
  query SmallPayment {
    viewer { smallPayment { limit usedToday } }
  }
`);

/** Turns payments without a password on, or changes their limit, 分 (decision 038). */
export const SetSmallPaymentDocument = graphql(`
  mutation SetSmallPayment($input: SetSmallPaymentInput!) {
    answer: setSmallPayment(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

/** Turns them off. */
export const StopSmallPaymentDocument = graphql(`
  mutation StopSmallPayment {
    answer: stopSmallPayment {
      __typename
      ...Refusal
    }
  }
`);

/** The setting as an answer contains it. */
export type SettingInAnswer = { limit?: number | null; usedToday: number } | null | undefined;

/** The setting in an answer; null when it could not be read. */
export const smallPaymentIn = (setting: SettingInAnswer): SmallPaymentSetting | null =>
  setting ? { limit: setting.limit ?? null, usedToday: setting.usedToday } : null;

/** A limit as text: `¥100`. */
export const sayLimit = (fen: number): string => formatMoney(fen).replace(/\.00$/, "");

/** Text of the button for a payment without a password. */
export const passwordFreeLabel = (amount: number): string => `免密支付 ${formatMoney(amount)}`;

/**
 * Turns it on with the password of a payment that has just been made. The payment does not depend on the
 * result, which is shown as a toast on any page.
 */
export async function turnOnAfterPayment(input: { limit: number; password: string }): Promise<void> {
  try {
    const refusal = refusalIn((await ask(SetSmallPaymentDocument, { input })).answer);
    if (refusal) return void toast.error(`小额免密支付未开启：${refusal.message}`);
    announceChanges(["SmallPayment"]);
    toast.success(`已开启小额免密支付，单笔${sayLimit(input.limit)}以内`);
  } catch (error) {
    if (endsSession(error)) return;
    // The answer is lost: payments without a password may be on.
    toast.error("小额免密支付是否开启尚未确认，请在账户安全中查看");
    announceDoubt(["SmallPayment"]);
  }
}
