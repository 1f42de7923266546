import { plainCount } from "../../../../../schema/rules/digits";
import { normalizePhone, toHalfWidth } from "../../../../../schema/rules/phone";
import { limitVolumeInput } from "../../../../../schema/rules/placing/order-draft";

const YES = /^(?:有(?:电梯)?|是|真|y|yes|true|1|√|已到(?:货|达)?|到(?:货|了)?|电梯房?)$/i;
const NO = /^(?:无(?:电梯)?|没有?(?:电梯)?|否|假|n|no|false|0|×|x|未到(?:货|达)?|没到|步梯房?|楼梯房?)$/i;

/** 有, 是, 已到, true and 1; 无, 否, 未到, false and 0; null for anything else. */
export function readFlag(text: string): boolean | null {
  const word = toHalfWidth(text).trim();
  return YES.test(word) ? true : NO.test(word) ? false : null;
}

/** 2件, ２ and 2.0 are 2; what is no number stays as it is, for the rule to refuse. */
export const readCount = (text: string): string =>
  plainCount(text)
    .replace(/(?:个|套|张|把|台|包|箱|楼|F)$/i, "")
    .replace(/\.0+$/, "");

/** 2.5m³, 2.5方 and 2.5立方米 are 2.5. */
export function readVolume(text: string): string {
  const plain = toHalfWidth(text)
    .replace(/\s/g, "")
    .replace(/(?:立方米?|方|m3|m³)$/i, "");
  const short = limitVolumeInput(plain);
  return short === plain || Number(short) === Number(plain) ? short : plain;
}

/** A phone as people and spreadsheets write it, or why it cannot be known any more. */
export function readPhone(text: string): { phone: string; isLost: boolean } {
  const plain = normalizePhone(text).replace(/^'/, "");
  const scientific = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i.exec(plain);
  if (!scientific) return { phone: plain, isLost: false };
  const [, first = "", decimals = "", exponent = ""] = scientific;
  // 1.38001E+10 stands for a hundred thousand numbers; with all ten decimals it is still one.
  const isWhole = decimals.length >= Number(exponent);
  return { phone: isWhole ? first + decimals.slice(0, Number(exponent)) : plain, isLost: !isWhole };
}

/** A moment as `YYYY-MM-DD HH:mm:ss`; null for what is none. A day alone begins at nine. */
export function readMoment(text: string, thisYear: number): string | null {
  const plain = toHalfWidth(text).trim();
  const match =
    /^(?:(\d{4})\s*[-/.年]\s*)?(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?(?:[\sT]*(上午|下午|晚上)?\s*(?:(\d{1,2})(?:[:点时](\d{1,2})?分?)?(?::(\d{1,2}))?)?)?$/.exec(
      plain,
    );
  if (!match) return null;
  const [, year = String(thisYear), month = "", day = "", half, hour, minute = "0"] = match;
  const isAfternoon = half === "下午" || half === "晚上";
  const base = hour === undefined ? (isAfternoon ? 14 : 9) : Number(hour);
  const hours = hour !== undefined && isAfternoon && base < 12 ? base + 12 : base;
  const two = (value: number | string) => String(value).padStart(2, "0");
  const moment = `${year}-${two(month)}-${two(day)} ${two(hours)}:${two(minute)}:00`;
  const parsed = new Date(`${moment.replace(" ", "T")}Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === moment.slice(0, 10);
  return isReal ? moment : null;
}
