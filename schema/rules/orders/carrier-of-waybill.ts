import { normalizeWaybill } from "./waybill";

/**
 * Forms of waybill numbers that one carrier alone uses, by the carrier's name in the list of carriers. Digits that
 * several carriers use are left out: a wrong guess is worse than none.
 */
const FORMS: readonly (readonly [carrier: string, form: RegExp])[] = [
  ["顺丰速运", /^SF\d{12,13}$/],
  ["京东物流", /^JD[A-Z]{0,2}\d{11,13}$/],
  ["德邦快递", /^DPK\d{12}$/],
  ["德邦物流", /^DPL\d{12}$/],
  ["圆通速递", /^(?:YT\d{13}|88\d{16})$/],
  ["极兔速递", /^JT\d{13}$/],
  ["跨越速运", /^KY\d{13}$/],
  ["中通快递", /^7[3568]\d{12}$/],
  ["申通快递", /^77\d{13}$/],
  ["韵达快递", /^(?:31|43|46)\d{13}$/],
  ["EMS", /^(?:E[A-Z]\d{9}CN|1[01]\d{11})$/],
  ["邮政快递包裹", /^9[789]\d{11}$/],
];

/** The carrier whose numbers have the form of this waybill; null for a form that none or several have. */
export function carrierOfWaybill(waybill: string): string | null {
  const number = normalizeWaybill(waybill).replaceAll(/[\s-]/g, "").toUpperCase();
  return FORMS.find(([, form]) => form.test(number))?.[0] ?? null;
}
