import { graphql } from "~/gql";
import type { HandleAbnormalInput } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { refusalIn } from "~/lib/graphql/refusal";
import type { HowPaid, WhatPaid } from "../payment/pay-answer";

/** An exception as lists show it. */
export const AbnormalFragment = graphql(`
  fragment AbnormalItem on AbnormalRecord {
    id
    orderId
    orderNo
    goodsTypeName
    serviceTypeName
    createdAt
    source
    sourceName
    sourcePhone
    type
    description
    mediaUrls
    packageState
    goods { id name }
    status
    canHandle
    awaitsDecision
    handling { id at status content imageUrls fee }
  }
`);

/** The exceptions of an order, newest first (DETAIL-12). */
export const OrderAbnormalDocument = graphql(`
  query OrderAbnormal($orderId: ID!) {
    viewer { abnormalRecords(orderId: $orderId) { nodes { id ...AbnormalItem } total } }
  }
`);

/** Data for the form of a new exception. */
export const ExceptionFormDocument = graphql(`
  query ExceptionForm($id: ID!) {
    order(id: $id) { id items { id name } workerName }
    dictItems(code: ABNORMAL_TYPE) { text value }
  }
`);

/** Reports an exception (ABN-19). */
export const ReportExceptionDocument = graphql(`
  mutation ReportException($input: ReportExceptionInput!) {
    answer: reportException(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

/** Stores a follow-up on an exception (ABN-18). */
export const HandleAbnormalDocument = graphql(`
  mutation HandleAbnormal($input: HandleAbnormalInput!) {
    answer: handleAbnormal(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

/**
 * Decides how an order continues after an exception (ABN-07); for BACK with the amount that the master keeps,
 * 分, and a description; for MARKUP with the price increase that was paid, 分.
 */
export const SolveExceptionDocument = graphql(`
  mutation SolveException(
    $orderId: ID!
    $way: SolveWay!
    $allowance: Fen
    $description: String
    $amount: Fen
  ) {
    answer: solveException(
      orderId: $orderId
      way: $way
      allowance: $allowance
      description: $description
      amount: $amount
    ) {
      __typename
      ...Refusal
    }
  }
`);

/**
 * Says that a paid markup of `amount` 分 solves the exception. Our own backend has solved it with the payment; other
 * backends need this request (MARK-11, C-77).
 */
export function solveByMarkup(orderId: string, amount: number | null): void {
  ask(SolveExceptionDocument, { orderId, way: "MARKUP", amount }, { isQuiet: true }).catch(() => undefined);
}

/** Stores a follow-up and pays its fee from the wallet (ABN-18). Throws when the outcome is unknown. */
export async function payHandling(
  what: WhatPaid<HandleAbnormalInput>,
  { idempotencyKey, password }: HowPaid,
) {
  const input = { ...what, idempotencyKey, password };
  const { answer } = await ask(HandleAbnormalDocument, { input });
  const refusal = refusalIn(answer);
  return refusal ? { refusal } : { opened: answer, shown: null };
}
