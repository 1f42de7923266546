import type { PayWay } from "~/gql/graphql";
import { type Refusal, type RefusedAnswer, refusalIn } from "~/lib/graphql/refusal";

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

/** A mutation's result that may have to be paid at a provider. */
interface OpenedPayment {
  __typename: string;
  pageHtml: string | null;
  qrCode: string | null;
}

/** Reads the answer of a mutation that pays: `answer: pay… { __typename ...Refusal ... on … { pageHtml qrCode } }`. */
export function payAnswerOf<Opened extends OpenedPayment>(answer: Opened | RefusedAnswer): PayAnswer<Opened> {
  const refusal = refusalIn(answer);
  return refusal ? { refusal } : { opened: answer as Opened, shown: shownIn(answer as Opened) };
}

function shownIn({ pageHtml, qrCode }: OpenedPayment): ShownPayment | null {
  if (pageHtml) return { payWay: "ALIPAY", pageHtml };
  if (qrCode) return { payWay: "WECHAT", qrCode };
  return null;
}
