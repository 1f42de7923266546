import { type FragmentType, getFragment, graphql } from "~/gql";
import type { PayWay } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { announceChanges } from "~/lib/graphql/page-client";
import { type Refusal, refusalIn } from "~/lib/graphql/refusal";
import { useRead } from "~/lib/graphql/use-read";
import type { SmallPaymentSetting } from "../../../schema/rules/payments/small-payment";
import { type SettingInAnswer, smallPaymentIn } from "./small-payment/small-payment";

/** Data of the payer: balance, whether a payment password is set, and the phone for its code. */
export const PayerFragment = graphql(`
  fragment Payer on Viewer {
    wallet { balance }
    customer { phone maskedPhone hasPayPassword }
  }
`);

const PayerDocument = graphql(`
  query Payer {
    viewer { ...Payer smallPayment { limit usedToday } }
    payWays
  }
`);

/** Sets or changes the payment password (PAY-28). */
export const SetPayPasswordDocument = graphql(`
  mutation SetPayPassword($input: SetPayPasswordInput!) {
    answer: setPayPassword(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export interface Payer {
  /** Balance of the wallet, 分. */
  balance: number;
  hasPayPassword: boolean;
  /** Digits of the phone, and its masked form. */
  phone: string;
  maskedPhone: string;
  /** Ways to pay that the platform offers, in its order (PAY-02). */
  payWays: readonly PayWay[];
  /**
   * Setting for payments without a password; null when it could not be read, and then the password is asked
   * for.
   */
  smallPayment: SmallPaymentSetting | null;
}

/**
 * The payer in an answer; null when a part could not be read: without balance or profile paying is
 * impossible.
 */
export function payerOf(
  viewer: FragmentType<typeof PayerFragment> | null | undefined,
  payWays: readonly PayWay[] | null | undefined,
  setting: SettingInAnswer,
): Payer | null {
  const { wallet, customer } = getFragment(PayerFragment, viewer) ?? {};
  return wallet && customer && payWays
    ? { ...wallet, ...customer, payWays, smallPayment: smallPaymentIn(setting) }
    : null;
}

/** The payer in a dialog, read when it opens, because it decides about money. */
export const usePayer = () =>
  useRead(
    PayerDocument,
    {},
    {
      pick: ({ viewer, payWays }) => payerOf(viewer, payWays, viewer?.smallPayment),
      requestPolicy: "network-only",
    },
  );

/**
 * Sets the payment password (PAY-28). Answers the reason of a refusal, or null. Throws when the outcome is
 * unknown.
 */
export async function setPayPassword(input: { code: string; password: string }): Promise<Refusal | null> {
  const { answer } = await ask(SetPayPasswordDocument, { input });
  const refusal = refusalIn(answer);
  if (!refusal) announceChanges(["Customer"]);
  return refusal;
}
