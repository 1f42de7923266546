import { normalizeContactPhone } from "../../../../../schema/rules/contact-phone";
import { plainCount } from "../../../../../schema/rules/digits";
import { toHalfWidth } from "../../../../../schema/rules/phone";
import { joinExpectedTime } from "../../../../../schema/rules/placing/expected-time";
import { limitVolumeInput, withoutVolumeUnit } from "../../../../../schema/rules/placing/order-draft";
import { type FoundLift, takeLift } from "../../../../../schema/rules/recognise/find-lift";
import { dayOf, isDay, isoToTime } from "../../../../../schema/rules/time";
import { asciiLower } from "../../../shared/ascii-lower";
import { serialText } from "../../../shared/spreadsheet/read/cell-text";

const YES = /^(?:有(?:电梯)?|是|真|y|yes|true|1|√|已到(?:货|达)?|到(?:货|了)?|电梯房?)$/i;
const NO = /^(?:无(?:电梯)?|没有?(?:电梯)?|否|假|n|no|false|0|×|x|未到(?:货|达)?|没到|步梯房?|楼梯房?)$/i;

/** 有, 是, 已到, true and 1; 无, 否, 未到, false and 0; null for anything else. */
export function readFlag(text: string): boolean | null {
  const word = toHalfWidth(text).trim();
  return YES.test(word) ? true : NO.test(word) ? false : null;
}

/** The lift as a cell describes it, in a word or in a description of the house; null when it says nothing. */
export function readLift(text: string): FoundLift | null {
  const hasLift = readFlag(text);
  return hasLift === null ? liftIn(text) : { hasLift, floors: null };
}

/**
 * The floor in 6, 6楼, 六层 and 步梯6楼, the last of them without a lift. A text without a floor is not changed.
 */
export function readFloors(text: string): { floors: string; lift: FoundLift | null } {
  const lift = liftIn(text);
  return { floors: lift?.floors ? String(lift.floors) : readCount(text), lift };
}

/** The lift in 步梯6楼, 6楼无电梯, 电梯12层; null when the text names none. */
function liftIn(text: string): FoundLift | null {
  const plain = toHalfWidth(text).replace(/\s/g, "");
  return takeLift(plain).lift ?? (/^电梯/.test(plain) ? { hasLift: true, floors: null } : null);
}

/** 2件, 共２件 and 2.0 are 2. Other texts are not changed, so that the check refuses them. */
export const readCount = (text: string): string =>
  plainCount(text)
    .replace(/^[共约第]/, "")
    .replace(/(?:[个套张把台包箱樘扇组只块条副件]|楼|F)(?:装|整)?$/i, "")
    .replace(/\.0+$/, "");

/** 2.5m³, 2.5方 and 2.5立方米 are 2.5. */
export function readVolume(text: string): string {
  const plain = withoutVolumeUnit(text);
  const short = limitVolumeInput(plain);
  return short === plain || Number(short) === Number(plain) ? short : plain;
}

/** Whether a spreadsheet wrote a long number as 7.73123E+14, which has lost its last digits. */
export const isScientific = (text: string): boolean =>
  /^\d(?:\.\d+)?e\+\d{1,2}$/i.test(toHalfWidth(text).trim());

/**
 * The shop's order number by which rows are one order, or duplicates, whatever the case of its letters; empty where a
 * spreadsheet lost its last digits.
 */
export const sharedOrderNo = ({ shopOrderNo }: { readonly shopOrderNo: string }): string =>
  isScientific(shopOrderNo) ? "" : asciiLower(shopOrderNo);

/** A phone as people and spreadsheets write it; `isLost` when digits are missing. */
export function readPhone(text: string): { phone: string; isLost: boolean } {
  const scientific = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i.exec(toHalfWidth(text).trim());
  if (!scientific) return { phone: normalizeContactPhone(text), isLost: false };
  const [whole, first = "", decimals = "", exponent = ""] = scientific;
  // 1.38001E+10 can be any of a hundred thousand numbers. With all ten decimals it is a single number.
  const isWhole = decimals.length >= Number(exponent);
  return { phone: isWhole ? first + decimals.slice(0, Number(exponent)) : whole, isLost: !isWhole };
}

/** Days as spreadsheets count them, of the years 2009 to 2064. */
const SERIAL_DAY = /^[45]\d{4}(?:\.\d+)?$/;

/**
 * A time as `YYYY-MM-DD HH:mm:ss`; null for other texts. A day without a time means nine o'clock, or later
 * today, as in the form. Without a year it is in the year that brings its day nearest to today: around New
 * Year people write 12月31日 and 1月3日 of the same week. 46357.5833, the day of a spreadsheet without its format, is the
 * moment that it counts.
 *
 * @param now ms
 */
export function readMoment(text: string, now: number): string | null {
  const typed = toHalfWidth(text).trim();
  const plain = SERIAL_DAY.test(typed) ? serialText(Number(typed)) : typed;
  const match =
    /^(?:(\d{4})\s*[-/.年]\s*)?(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?(?:[\sT]*(上午|下午|晚上)?\s*(?:(\d{1,2})(?:[:点时](\d{1,2})?分?)?(?::(\d{1,2}))?)?)?$/.exec(
      plain,
    );
  if (!match) return null;
  const [, year, month = "", date = "", half, hour, minute = "0"] = match;
  const isAfternoon = half === "下午" || half === "晚上";
  const base = hour === undefined ? (isAfternoon ? 14 : 9) : Number(hour);
  const hours = hour !== undefined && isAfternoon && base < 12 ? base + 12 : base;
  const days = yearsOf(year, now).map((one) => `${one}-${twoDigits(month)}-${twoDigits(date)}`);
  const day = nearestDay(days.filter(isDay), now);
  if (day === undefined || hours > 23 || Number(minute) > 59) return null;
  const moment = `${day} ${twoDigits(hours)}:${twoDigits(minute)}:00`;
  const isDayAlone = hour === undefined && half === undefined;
  const begin = isDayAlone ? joinExpectedTime(day, "", now) : null;
  return begin === null ? moment : isoToTime(begin);
}

const twoDigits = (value: number | string): string => String(value).padStart(2, "0");

/** The year that was typed; without one the last, the present and the next year. */
function yearsOf(typed: string | undefined, now: number): readonly (string | number)[] {
  if (typed !== undefined) return [typed];
  const present = Number(dayOf(now).slice(0, "YYYY".length));
  return [present - 1, present, present + 1];
}

/** The day that is nearest to the present one; undefined when there is none. */
function nearestDay(days: readonly string[], now: number): string | undefined {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(dayOf(now)));
  return days.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** 喵师傅 and 旺铺 write an order off by a code of the shop; 无需核销 and an empty cell do not. Null for anything else. */
export function readVerif(text: string): "NOT" | "MIAO" | "WANG" | null {
  const word = toHalfWidth(text).trim();
  if (word === "" || readFlag(word) === false || /^(?:无需|不需?要?|不用)(?:核销)?$/.test(word)) return "NOT";
  if (/^(?:天猫)?喵师傅(?:核销)?$/.test(word)) return "MIAO";
  return /^(?:淘宝)?旺(?:铺|师傅)(?:核销)?$/.test(word) ? "WANG" : null;
}
