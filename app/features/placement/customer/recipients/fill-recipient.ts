import { areaPathOf } from "../../copied-order/copied-order";
import type { OrderDraft } from "../../draft/order-draft";
import type { Recipient } from "./recipient-queries";

/** What a known recipient fills in: name, phone, city, address, lift and floors (ux.md U16). */
export function recipientChange(recipient: Recipient): Partial<OrderDraft> {
  const areaCode = areaPathOf(recipient.areaCode);
  return {
    customerName: recipient.name,
    customerPhone: recipient.phone,
    areaCode,
    areaNames: [recipient.provinceName, recipient.cityName, recipient.areaName].slice(0, areaCode.length),
    address: recipient.address,
    isLift: recipient.hasLift ? "true" : "false",
    floorsNumber: recipient.floors === null ? "" : String(recipient.floors),
  };
}

/** Whether nothing of what a known recipient would fill in has been begun. */
export const hasNoRecipient = (draft: OrderDraft): boolean =>
  draft.customerName === "" &&
  draft.customerPhone === "" &&
  draft.areaCode.length === 0 &&
  draft.address === "" &&
  draft.isLift === null;

/** Where a recipient is, in one line; a municipality is named once. */
export function wholeAddress({ provinceName, cityName, areaName, address }: Recipient): string {
  return [...new Set([provinceName, cityName, areaName]), address].join("");
}

/** The recipients in which every word of the text occurs. */
export function matchingRecipients(recipients: readonly Recipient[], text: string): Recipient[] {
  const words = text.trim().split(/\s+/);
  return recipients.filter((recipient) => {
    const line = `${recipient.name} ${recipient.phone} ${wholeAddress(recipient)}`;
    return words.every((word) => line.includes(word));
  });
}
