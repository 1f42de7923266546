import { normalizeContactPhone } from "../contact-phone";
import { BREAK } from "./text";

/** Marks the place of the phone in the text: a name next to it is the contact's. */
export const PHONE_MARK = "☎";

/** `-1000`, `转801`; after a comma it is one only where it stands by itself, because a house number follows as well. */
const EXTENSION = String.raw`(?:\s*(?:-|转|#|\*|分机号?:?|ext\.?)\s*(\d{1,6})(?![\d号室栋幢楼层座]|单元|-\d)|,\s*(\d{3,4})(?=[\s,]|$))?`;
const BOUND = String.raw`(?!\d)${EXTENSION}`;
const MOBILE = new RegExp(
  String.raw`(?<!\d)(?:(?:\+|00)?86[\s-]?)?(1[1-9]\d[\s-]?\d{4}[\s-]?\d{4})${BOUND}`,
  "i",
);
const LANDLINE = new RegExp(
  String.raw`(?<![\d-])(\(?0(?:10|2[0-57-9]|[3-8]\d\d|9[0134579]\d)\)?[\s-]?[2-8]\d{2,3}[\s-]?\d{4})${BOUND}`,
  "i",
);

/** The first mobile number, or else the first landline, in its canonical form; a mark stays where it stood. */
export function takePhone(text: string): { phone: string | null; rest: string } {
  const match = MOBILE.exec(text) ?? LANDLINE.exec(text);
  if (!match) return { phone: null, rest: text };
  const [whole, number = "", dialled, paused] = match;
  const extension = dialled ?? paused;
  const phone = normalizeContactPhone(number.replace(/^1[\d\s-]+$/, (mobile) => mobile.replace(/\D/g, "")));
  const before = text.slice(0, match.index).replace(/[([【]\s*$/, "");
  const after = text.slice(match.index + whole.length).replace(/^\s*\/\s*/, "");
  const rest =
    before +
    BREAK +
    PHONE_MARK +
    BREAK +
    (before.length < match.index ? after.replace(/^\s*[)\]】]/, "") : after);
  if (extension === undefined) return { phone, rest };
  // Shops repeat the extension of a privacy number behind name and address: 王小满[8812].
  return {
    phone: `${phone}-${extension}`,
    rest: rest.replace(new RegExp(`[[(【]${extension}[\\])】]`, "g"), " "),
  };
}
