import { type FragmentType, getFragment, graphql } from "~/gql";
import type { PayWay } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { announceChanges } from "~/lib/graphql/page-client";
import { type Refusal, refusalIn } from "~/lib/graphql/refusal";
import { useRead } from "~/lib/graphql/use-read";
import type { SmallPaymentSetting } from "../../../schema/rules/payments/small-payment";
import { type SettingInAnswer, smallPaymentIn } from "./small-payment/small-payment";

/** Who pays: balance, whether a payment password is set, and the phone that its code goes to. */
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
  /** What the wallet holds, 分. */
  balance: number;
  hasPayPassword: boolean;
  /** Digits of the phone, and how it is shown. */
  phone: string;
  maskedPhone: string;
  /** Ways to pay that the platform offers, in its order (PAY-02). */
  payWays: readonly PayWay[];
  /** Payments without a password; null when it could not be read, and the password is asked for. */
  smallPayment: SmallPaymentSetting | null;
}

/** The payer in an answer; null when a part of it could not be read: without balance or profile paying is not possible. */
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

/** Who pays in a dialog, read when it opens: money is decided by it. */
export const usePayer = () =>
  useRead(
    PayerDocument,
    {},
    {
      pick: ({ viewer, payWays }) => payerOf(viewer, payWays, viewer?.smallPayment),
      requestPolicy: "network-only",
    },
  );

/** Sets the payment password (PAY-28). Answers why not, or null. Throws when the outcome is unknown. */
export async function setPayPassword(input: { code: string; password: string }): Promise<Refusal | null> {
  const { answer } = await ask(SetPayPasswordDocument, { input });
  const refusal = refusalIn(answer);
  if (!refusal) announceChanges(["Customer"]);
  return refusal;
}
