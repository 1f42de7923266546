import { graphql } from "~/gql";
import { formatMoney } from "~/lib/format";
import { ask } from "~/lib/graphql/ask";
import { failureText } from "~/lib/graphql/failure";
import { announceChanges } from "~/lib/graphql/page-client";
import { refusalIn } from "~/lib/graphql/refusal";
import { toast } from "~/ui/feedback/toast";
import type { SmallPaymentSetting } from "../../../../schema/rules/payments/small-payment";

/** How payments without a password are set, for pages that show or use it; they do without it when it cannot be read. */
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

/** How an answer carries the setting. */
export type SettingInAnswer = { limit?: number | null; usedToday: number } | null | undefined;

/** The setting in an answer; null when it could not be read. */
export const smallPaymentIn = (setting: SettingInAnswer): SmallPaymentSetting | null =>
  setting ? { limit: setting.limit ?? null, usedToday: setting.usedToday } : null;

/** A limit as it is said: `¥100`. */
export const sayLimit = (fen: number): string => formatMoney(fen).replace(/\.00$/, "");

/** What the button of a payment without a password says. */
export const passwordFreeLabel = (amount: number): string => `免密支付 ${formatMoney(amount)}`;

/**
 * Turns it on with the password of a payment that has just been made, which is not touched by what becomes of this: it
 * tells success and failure in a toast, wherever the page has gone meanwhile.
 */
export async function turnOnAfterPayment(input: { limit: number; password: string }): Promise<void> {
  try {
    const refusal = refusalIn((await ask(SetSmallPaymentDocument, { input })).answer);
    if (refusal) return void toast.error(`小额免密支付未开启：${refusal.message}`);
    announceChanges(["SmallPayment"]);
    toast.success(`已开启小额免密支付，单笔${sayLimit(input.limit)}以内`);
  } catch (error) {
    const why = failureText(error);
    toast.error(`小额免密支付未开启：${why}`);
  }
}
