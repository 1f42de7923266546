import { toHalfWidth } from "../phone";

/** What exports write before a number: No:DPK36209 is DPK36209. */
const TITLE = /^(?:no\.?|(?:快递|物流|运|货)?单号)\s*[:.#]\s*/i;

/** A waybill number as a carrier knows it: full-width characters become ASCII, and a title before it goes. */
export const normalizeWaybill = (typed: string): string => toHalfWidth(typed).trim().replace(TITLE, "");
