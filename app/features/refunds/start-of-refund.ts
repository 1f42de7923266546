import type { OrderStatus, RefundFormQuery } from "~/gql/graphql";
import { fenToAmount } from "../../../schema/rules/money";
import { boundsOf, type CalculatorBounds, typeAllowance } from "./calculator";
import type { RefundValues } from "./refund-form-rules";

type Order = NonNullable<RefundFormQuery["order"]>;
type Refund = NonNullable<RefundFormQuery["orderRefund"]>;

/** Initial state of the refund form. */
export interface RefundStart {
  /** Changing a refund under review, requesting again after a refusal, or the first request (REFUND-13). */
  readonly mode: "first" | "modify" | "renew";
  readonly refundId: string | null;
  readonly bounds: CalculatorBounds;
  readonly form: RefundValues;
}

/** Statuses without money to return (ACT-22). */
const NOTHING_HELD: readonly OrderStatus[] = ["WAIT_PAY", "CLOSE", "SUCCESS", "EVALUATED"];

/**
 * Initial state of the form for the present order, whatever its address says: a refund under review is
 * changed, a refused one is requested again. Null when a refund is impossible.
 */
export function startOfRefund(order: Order, refund: Refund | null): RefundStart | null {
  const total = order.totalAmount;
  const bounds = boundsOf(total, order.service?.workerFeeInEscrow);
  const mode = refund?.actions.includes("MODIFY")
    ? "modify"
    : refund?.actions.includes("RENEW")
      ? "renew"
      : "first";
  if (mode === "first" || !refund) {
    const isTaken = refund !== null && refund.status !== "CANCEL";
    if (isTaken || NOTHING_HELD.includes(order.status)) return null;
    return {
      mode: "first",
      refundId: null,
      bounds,
      form: {
        reason: "",
        contactName: order.contactName,
        contactPhone: order.contactPhone,
        amounts: { allowance: "", refund: "" },
        description: "",
        imageUrls: [],
      },
    };
  }
  return {
    mode,
    refundId: refund.id,
    bounds,
    form: {
      reason: refund.reason,
      contactName: refund.contactName,
      contactPhone: refund.contactPhone,
      amounts: typeAllowance(fenToAmount(refund.allowance), bounds),
      description: refund.description,
      imageUrls: refund.imageUrls,
    },
  };
}
