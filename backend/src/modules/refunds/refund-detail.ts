import { fenToYuan } from "../../../../schema/rules/money";
import type { DetailPart } from "../orders";
import { findAnyRefund } from "./refunds.repository";

/** The newest refund of an order in its detail; null before one. */
export const refundDetail: DetailPart<"refundNo" | "refundDetailResponse"> = async ({ refundId }, { db }) => {
  const refund = refundId === null ? null : await findAnyRefund(db, refundId);
  return {
    refundNo: refund?.refundNo ?? null,
    refundDetailResponse: refund && {
      id: refund.id,
      status: refund.status,
      refundReason: refund.reason,
      contactName: refund.contactName,
      contactPhone: refund.contactPhone,
      allowance: fenToYuan(refund.allowance),
      description: refund.description,
      imgs: refund.imgs,
    },
  };
};
