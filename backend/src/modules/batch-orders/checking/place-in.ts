import { notAddress } from "../../../../../schema/rules/recognise/not-address";
import type { Recogniser } from "../../../../../schema/rules/recognise/recogniser";

/** The recognised parts of a written address. */
export interface FoundPlace {
  /** Code of the district; null when none was found. */
  readonly areaCode: string | null;
  /** Street and house, without the area. */
  readonly detail: string;
  /** The address from the province on, as an order shows it. */
  readonly whole: string;
  /** Floor and lift in the address; null when it names none. */
  readonly hasLift: boolean | null;
  readonly floors: string | null;
  /** Why the customer should check the address; null when it is certain. */
  readonly doubt: string | null;
}

const LEVELS = 3;
/** Names of areas that exist only in the codes and are not part of addresses. */
const NOT_WRITTEN = /直辖|郊县/;
/** Text with a number, or a place that has no numbers, such as a village. */
const EXACT = /\d|[一二三四五六七八九十]+(?:号|栋|幢|楼|室|单元|座)|[村组屯寨]$/;

/**
 * Recognises the area and the street in a written address (BATCH-06). The recipient has a column of its own,
 * so a word counts as a name only if it can be nothing else.
 *
 * @param customerName may be repeated in the address
 */
export function placeIn(text: string, recognise: Recogniser, customerName = ""): FoundPlace {
  const { area, address, lift, name, phone, dropped } = recognise(text, { onlySureNames: true });
  const isWhole = area?.codes.length === LEVELS;
  const areaCode = isWhole ? (area.codes[LEVELS - 1] ?? null) : null;
  const names = isWhole ? area.names : [];
  // A number that was taken for a phone belongs to the address, because the phone has a column of its own.
  const detail = [address, phone ?? ""].filter(Boolean).join(" ");
  const areaText = names.filter((one, level) => one !== names[level - 1]).join("");
  return {
    areaCode,
    detail: areaCode === null ? text : detail,
    whole: areaCode === null ? text : areaText + detail,
    hasLift: lift?.hasLift ?? null,
    floors: lift?.floors == null ? null : String(lift.floors),
    doubt:
      areaCode === null
        ? null
        : doubtOf(text, {
            detail,
            names,
            unused: [...(name === null || name === customerName ? [] : [name]), ...dropped],
          }),
  };
}

function doubtOf(
  text: string,
  { detail, names, unused }: { detail: string; names: readonly string[]; unused: readonly string[] },
): string | null {
  if (unused.length > 0) return `其中的${notAddress(unused)}`;
  if (detail === "") return "只有省市区，没有详细地址";
  // Most people leave out the province.
  const unnamed = names.slice(1).filter((one) => !NOT_WRITTEN.test(one) && !text.includes(shortName(one)));
  if (unnamed.length > 0) return `原地址没有写“${unnamed.join("、")}”，由系统推断`;
  if (!EXACT.test(detail)) return "没有门牌号，请核对";
  return null;
}

/** The first two characters of a name are enough: 杭州 for 杭州市. */
const shortName = (name: string) => (name.length > 2 ? name.slice(0, 2) : name);
