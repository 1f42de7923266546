import type { Recogniser } from "../../../../../schema/rules/recognise/recogniser";

/** What a written address was recognised as. */
export interface FoundPlace {
  /** Code of the district; null when none was found. */
  readonly areaCode: string | null;
  /** Street and house, without the area. */
  readonly detail: string;
  /** From the province on, as an order will show it. */
  readonly whole: string;
  /** What an address says about the way up; null when nothing. */
  readonly hasLift: boolean | null;
  readonly floors: string | null;
  /** Why the customer should check it; null when it is certain. */
  readonly doubt: string | null;
}

const LEVELS = 3;
/** Levels that exist for the sake of the codes only. */
const NOT_WRITTEN = /直辖|郊县/;
/** Something with a number, or a place that needs none. */
const EXACT = /\d|[一二三四五六七八九十]+(?:号|栋|幢|楼|室|单元|座)|[村组屯寨]$/;

/**
 * Reads a written address: its area, and what follows it (BATCH-06). Who is called stands in a column of its own, so that
 * a word of the address is a name only where it can be nothing else.
 *
 * @param customerName may stand in the address once more
 */
export function placeIn(text: string, recognise: Recogniser, customerName = ""): FoundPlace {
  const { area, address, lift, name, phone } = recognise(text, { onlySureNames: true });
  const isWhole = area?.codes.length === LEVELS;
  const areaCode = isWhole ? (area.codes[LEVELS - 1] ?? null) : null;
  const names = isWhole ? area.names : [];
  // A name that hides in an address was no name when it has a column of its own.
  const detail = [address, phone ?? ""].filter(Boolean).join(" ");
  const areaText = names.filter((one, level) => one !== names[level - 1]).join("");
  return {
    areaCode,
    detail: areaCode === null ? text : detail,
    whole: areaCode === null ? text : areaText + detail,
    hasLift: lift?.hasLift ?? null,
    floors: lift?.floors == null ? null : String(lift.floors),
    doubt:
      areaCode === null ? null : doubtOf(text, { detail, names, name: name === customerName ? null : name }),
  };
}

function doubtOf(
  text: string,
  { detail, names, name }: { detail: string; names: readonly string[]; name: string | null },
): string | null {
  if (name !== null) return `其中的“${name}”没有当作地址，请核对`;
  if (detail === "") return "只有省市区，没有详细地址";
  // Hardly anybody writes the province of a city.
  const unnamed = names.slice(1).filter((one) => !NOT_WRITTEN.test(one) && !text.includes(shortName(one)));
  if (unnamed.length > 0) return `原地址没有写“${unnamed.join("、")}”，由系统推断`;
  if (!EXACT.test(detail)) return "没有门牌号，请核对";
  return null;
}

/** 杭州 for 杭州市 counts as named. */
const shortName = (name: string) => (name.length > 2 ? name.slice(0, 2) : name);
