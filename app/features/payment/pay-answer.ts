import type { PayWay } from "~/gql/graphql";
import { type Answer, type Done, type Refusal, refusalIn } from "~/lib/graphql/refusal";

/** The way to pay. */
export interface HowPaid {
  idempotencyKey: string;
  payWay: PayWay;
  /** Null unless the wallet pays. */
  password: string | null;
}

/** The subject of the payment: the rest of a mutation's input. */
export type WhatPaid<Input> = Omit<Input, keyof HowPaid>;

/** Data for paying at a provider: a page that leads there, or a code to scan. */
export type ShownPayment = { payWay: "ALIPAY"; pageHtml: string } | { payWay: "WECHAT"; qrCode: string };

/** Result of a sent payment: to be paid at a provider, paid (`shown` is null), or refused. */
export type PayAnswer<Opened> = { refusal: Refusal } | { opened: Opened; shown: ShownPayment | null };

/** Reads the answer of a mutation that pays: `answer: pay… { __typename ...Refusal ... on … { pageHtml qrCode } }`. */
export function payAnswerOf<A extends Answer>(answer: A): PayAnswer<Done<A>> {
  const refusal = refusalIn(answer);
  return refusal ? { refusal } : { opened: answer as Done<A>, shown: shownIn(answer) };
}

function shownIn(answer: object): ShownPayment | null {
  const { pageHtml, qrCode }: { pageHtml?: string | null; qrCode?: string | null } = answer;
  if (pageHtml) return { payWay: "ALIPAY", pageHtml };
  if (qrCode) return { payWay: "WECHAT", qrCode };
  return null;
}
