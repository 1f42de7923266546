import type { z } from "zod";
import type { refundBody } from "../../../../schema/rest/refunds/refund-body";
import { normalizeContactPhone } from "../../../../schema/rules/contact-phone";
import { yuanToFen } from "../../../../schema/rules/money";
import {
  allowanceIssue,
  contactPhoneIssue,
  REFUND_IMAGES_MAX,
  REFUND_MESSAGES,
  REFUND_REASONS,
  REFUND_TEXT_MAX,
} from "../../../../schema/rules/refunds/refund";
import { invalidInput, notFound } from "../../shared/errors";
import { heldAmount, type OrderRow, workerCashInTransit } from "../orders";
import type { RefundApplication } from "./refund-details";

type Body = z.output<typeof refundBody>;

/** Whether a cancellation has data of a refund, which makes it a refund request (C-34). */
export const asksForRefund = (body: Body): boolean =>
  Object.values(body).some((value) => value !== undefined && value !== null && String(value) !== "");

/**
 * Checks a customer's request against the present order (REFUND-08..12). A request that is sent again may still name
 * the master who reviewed it before (`reviewerId`; null without one), although the order has another one by now.
 *
 * @throws BusinessError INVALID_INPUT naming the first field that breaks a rule; NOT_FOUND for a master of
 *   another order
 */
export function checkApplication(body: Body, order: OrderRow, reviewerId: number | null): RefundApplication {
  const { verifyWorkerId } = body;
  if (verifyWorkerId && ![order.workerId, reviewerId].includes(verifyWorkerId)) throw notFound("师傅");
  const reason = body.content?.trim() ?? "";
  if (!(REFUND_REASONS as readonly string[]).includes(reason)) throw invalidInput(REFUND_MESSAGES.reason);
  const allowance = checkAllowance(body.allowance, order, REFUND_MESSAGES.allowance);
  const contactPhone = body.contactPhone?.trim() || null;
  const phoneIssue = contactPhone && contactPhoneIssue(contactPhone);
  if (phoneIssue) throw invalidInput(phoneIssue);
  const description = body.description?.trim() ?? "";
  if (description === "") throw invalidInput(REFUND_MESSAGES.description);
  if (description.length > REFUND_TEXT_MAX) throw invalidInput(REFUND_MESSAGES.descriptionLength);
  return {
    reason,
    allowance,
    contactName: body.contactName?.trim() || order.userName,
    contactPhone: normalizeContactPhone(contactPhone ?? order.userPhone),
    description,
    imgs: checkImages(body.imgs),
  };
}

/** Checks the customer's statement for an arbitration (ARB-02..04). @throws BusinessError INVALID_INPUT */
export function checkArbitration(
  body: { allowance?: number | null; content?: string | null; imgs?: string[] | null },
  order: OrderRow,
): { allowance: number; content: string; imgs: string[] } {
  const content = body.content?.trim() ?? "";
  if (content === "") throw invalidInput(REFUND_MESSAGES.arbitrationContent);
  return {
    content,
    allowance: checkAllowance(body.allowance, order, REFUND_MESSAGES.arbitrationAllowance),
    imgs: checkImages(body.imgs),
  };
}

/** A subsidy of 元, in 分: at least zero, at most the held part of the master (C-65). */
export function checkAllowance(yuan: number | null | undefined, order: OrderRow, missing: string): number {
  const allowance = yuan === null || yuan === undefined ? null : fen(yuan);
  const issue = allowanceIssue(allowance, {
    cap: workerCashInTransit(order),
    total: heldAmount(order),
    missing,
  });
  if (issue) throw invalidInput(issue);
  return allowance ?? 0;
}

function fen(yuan: number): number {
  try {
    return yuanToFen(yuan);
  } catch {
    throw invalidInput(REFUND_MESSAGES.allowanceFormat);
  }
}

function checkImages(imgs: string[] | null | undefined): string[] {
  if ((imgs?.length ?? 0) > REFUND_IMAGES_MAX) throw invalidInput(REFUND_MESSAGES.imageCount);
  return imgs ?? [];
}
