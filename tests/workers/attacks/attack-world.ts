import type { Account } from "../../support/accounts/accounts";
import type { TestBackend } from "../../support/orders/orders";

/** Things that one customer owns. */
export interface Belongings extends Account {
  /** Unpaid, newest first. */
  readonly orderIds: readonly number[];
  /** Notes on the newest order. */
  readonly followUpIds: readonly number[];
  readonly imageUrl: string;
  readonly videoUrl: string;
  readonly templateId: number;
  readonly viewId: number;
  /** Of the session that everything is done in. */
  readonly sessionId: number;
  /** An export of all data that can be downloaded. */
  readonly exportId: number;
  readonly apiKeyId: number;
  /** An address of a merchant's system, and a delivery to it that was given up. */
  readonly webhookId: number;
  readonly webhookDeliveryId: number;
  /** A table of orders with one row. */
  readonly importId: number;
  readonly importRowId: number;
  /** A recharge that is not paid. */
  readonly rechargeNo: string;
  /** A refund under review, of an order that is paid. */
  readonly refundId: number;
  readonly refundedOrderNo: string;
  /** What a master asks for at the newest order, and an exception of it. */
  readonly requestId: number;
  readonly abnormalId: number;
  /** A call that is over. */
  readonly callId: string;
  /** About the newest of the orders whose refund is under review; there is one about each. */
  readonly complaintId: number;
  /** The newest of the goods library, and of what was told the platform. */
  readonly goodsId: number;
  readonly feedbackId: number;
  /** A message, and the order that it is about. */
  readonly messageId: number;
  readonly toldOrderId: number;
  /** A word that stands in everything that this customer has written or received. */
  readonly mark: string;
}

/** Two strangers over one backend: `own` calls, `foreign` must never notice. */
export interface World {
  readonly backend: TestBackend;
  readonly own: Belongings;
  readonly foreign: Belongings;
  /** What a master asks for the order of a third customer. */
  readonly foreignBidId: number;
}
