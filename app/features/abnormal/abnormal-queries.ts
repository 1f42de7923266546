import { graphql } from "~/gql";
import type { ReportExceptionInput, SolveWay } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";
import { type Refusal, refusalIn } from "../order-steps/step-mutations";

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
    goods { id name imageUrl }
    status
    handling { id at status content imageUrls fee }
  }
`);

const OrderAbnormalDocument = graphql(`
  query OrderAbnormal($orderId: ID!) {
    viewer { abnormalRecords(orderId: $orderId) { nodes { id ...AbnormalItem } total } }
  }
`);

const ExceptionFormDocument = graphql(`
  query ExceptionForm($id: ID!) {
    order(id: $id) { id items { id name imageUrl } workerName }
    dictItems(code: ABNORMAL_TYPE) { text value }
  }
`);

/** What the wallet holds, and whether it has a password. */
export const HandlingFormDocument = graphql(`
  query HandlingForm {
    viewer {
      wallet { balance }
      customer { hasPayPassword }
    }
  }
`);

const ReportExceptionDocument = graphql(`
  mutation ReportException($input: ReportExceptionInput!) {
    answer: reportException(input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

/** Writes down what was done about an exception (ABN-18). */
export const HandleAbnormalDocument = graphql(`
  mutation HandleAbnormal($input: HandleAbnormalInput!) {
    answer: handleAbnormal(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

const SolveExceptionDocument = graphql(`
  mutation SolveException($orderId: ID!, $way: SolveWay!, $allowance: Fen, $description: String) {
    answer: solveException(orderId: $orderId, way: $way, allowance: $allowance, description: $description) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

/** The exceptions of an order, newest first (DETAIL-12). Throws when they cannot be had. */
export async function fetchOrderAbnormal(orderId: string) {
  const { viewer } = await executeOperation(OrderAbnormalDocument, { orderId });
  if (!viewer?.abnormalRecords) throw new Error("the exceptions could not be read");
  return viewer.abnormalRecords.nodes;
}

/** What the form of a new exception offers. Throws when it cannot be had. */
export async function fetchExceptionForm(id: string) {
  const { order, dictItems } = await executeOperation(ExceptionFormDocument, { id });
  if (!order || !dictItems) throw new Error("the form could not be read");
  return { order, types: dictItems };
}

/** Reports an exception (ABN-19). Answers why not, or null. */
export async function reportException(input: ReportExceptionInput): Promise<Refusal | null> {
  return refusalIn(await executeOperation(ReportExceptionDocument, { input }));
}

/** Decides how an order goes on after an exception (ABN-07). Answers why not, or null. */
export async function solveException(solution: {
  orderId: string;
  way: SolveWay;
  /** Of BACK: what the master keeps, 分, and words about it. */
  allowance?: number;
  description?: string;
}): Promise<Refusal | null> {
  return refusalIn(await executeOperation(SolveExceptionDocument, solution));
}
