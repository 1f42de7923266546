import { phoneBeginning } from "../../../../../schema/rules/contact-phone";
import { formatPhone, toHalfWidth } from "../../../../../schema/rules/phone";
import { areaPathOf } from "../../copied-order/copied-order";
import type { OrderDraft } from "../../draft/order-draft";
import type { Recipient } from "./recipient-queries";

/** Fields that a known recipient fills: name, phone, city, address, lift and floors (ux.md U16). */
export function recipientChange(recipient: Recipient): Partial<OrderDraft> {
  const areaPath = areaPathOf(recipient.areaCode);
  return {
    customerName: recipient.name,
    customerPhone: recipient.phone,
    areaPath,
    areaNames: [recipient.provinceName, recipient.cityName, recipient.areaName].slice(0, areaPath.length),
    address: recipient.address,
    hasLift: recipient.hasLift,
    floors: recipient.floors === null ? "" : String(recipient.floors),
  };
}

/** Whether all fields are empty that a known recipient would fill. */
export const hasNoRecipient = (draft: OrderDraft): boolean =>
  draft.customerName === "" &&
  draft.customerPhone === "" &&
  draft.areaPath.length === 0 &&
  draft.address === "" &&
  draft.hasLift === null;

/** The recipient's address in one line; a municipality is named once. */
export function wholeAddress({ provinceName, cityName, areaName, address }: Recipient): string {
  return [...new Set([provinceName, cityName, areaName]), address].join("");
}

/**
 * The recipients whose phone begins with the text or that contain every word of it, phones with or without the spaces and
 * dashes that are shown, letters of either case and width.
 */
export function matchingRecipients(recipients: readonly Recipient[], text: string): Recipient[] {
  const beginning = phoneBeginning(text);
  const words = plain(text).trim().split(/\s+/);
  return recipients.filter((recipient) => {
    const { name, phone } = recipient;
    if (beginning !== null && phone.startsWith(beginning)) return true;
    const line = plain(`${name} ${phone} ${formatPhone(phone)} ${wholeAddress(recipient)}`);
    const digits = phone.replaceAll("-", "");
    return words.every(
      (word) => line.includes(word) || (/^[\d-]*\d$/.test(word) && digits.includes(word.replaceAll("-", ""))),
    );
  });
}

const plain = (text: string) => toHalfWidth(text).toLowerCase();
