import { BREAK } from "./text";

/** What a text says about the way up. */
export interface FoundLift {
  readonly hasLift: boolean;
  /** The storey without a lift, where one is named. */
  readonly floors: number | null;
}

const WITHOUT = /(?<!有)(?:无|没有?|不带)电梯(?:房|楼)?|步梯(?:房|楼)?|楼梯房|(?:爬|走)楼梯/;
/** Not 电梯 alone: 三菱电梯厂 is an address. */
const WITH = /(?<!没)(?:有|带)电梯(?:房|楼)?|电梯(?:房|楼)/;
const STOREY = /(?<![\d-])(\d{1,2}|[一二三四五六七八九])\s*(?:[楼层]|F(?![A-Za-z]))/gi;
const NUMERALS = "一二三四五六七八九";

/** 有电梯, 无电梯6层, 6楼步梯房: what is said about lift and storey, and the text without the words about the lift. */
export function takeLift(text: string): { lift: FoundLift | null; rest: string } {
  const without = WITHOUT.exec(text);
  const said = without ?? WITH.exec(text);
  if (!said) return { lift: null, rest: text };
  const end = said.index + said[0].length;
  const rest = text.slice(0, said.index) + BREAK + text.slice(end);
  return { lift: { hasLift: without === null, floors: without ? storeyNear(text, said.index) : null }, rest };
}

/** The storey that is named next to a place in the text: several stand in a text that describes a building. */
function storeyNear(text: string, place: number): number | null {
  let nearest: RegExpExecArray | null = null;
  for (const match of text.matchAll(STOREY)) {
    if (!nearest || Math.abs(match.index - place) < Math.abs(nearest.index - place)) nearest = match;
  }
  const storey = nearest?.[1];
  if (storey === undefined) return null;
  return NUMERALS.includes(storey) ? NUMERALS.indexOf(storey) + 1 : Number(storey) || null;
}
