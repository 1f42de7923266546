import { type $ZodType, safeParse } from "zod/v4/core";

/** The parts of a zod definition that say how a value is made up. */
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, $ZodType>;
  readonly element?: $ZodType;
  readonly innerType?: $ZodType;
  readonly in?: $ZodType;
  readonly options?: readonly $ZodType[];
  readonly entries?: Record<string, string | number>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

interface Check {
  readonly check: string;
  readonly maximum?: number;
}

/** A plain value is the first of these that fits. */
const PLAIN = [
  5,
  "文字",
  true,
  null,
  "2026-11-20 16:30:00",
  "2026-11-20",
  "2026-11",
  "5",
  "330106",
  "13812345678",
  "26112015603984",
  "/files/a.jpg",
  "22:00",
  "0".repeat(32),
];

/** Lists in lists in lists are empty: a tree would never end. */
const LIST_LEVELS = 2;

/**
 * A value that a shape takes, the same every time: whatever may be left out is there, and every list has `rows` items,
 * or as many as it takes. Throws for a plain shape of which no example is known.
 */
export function sampleOf(shape: $ZodType, rows: number, level = 0): unknown {
  const { type, ...definition }: Definition = shape._zod.def;
  const inner = definition.innerType ?? definition.in ?? definition.options?.[0];
  if (inner) return sampleOf(inner, rows, level);
  if (type === "object") {
    const fields = Object.entries(definition.shape ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, rows, level)]));
  }
  if (type === "array") {
    const { element, checks = [] } = definition;
    if (!element || level >= LIST_LEVELS) return [];
    const most = Math.min(rows, ...checks.map((check) => check._zod.def.maximum ?? rows));
    return Array.from({ length: most }, () => sampleOf(element, rows, level + 1));
  }
  const choices = [...Object.values(definition.entries ?? {}), ...(definition.values ?? []), ...PLAIN];
  const found = choices.find((value) => safeParse(shape, value).success);
  if (found === undefined && type !== "undefined") {
    throw new Error(`tests/support/contract/zod-sample.ts knows no example of a ${type} like this one`);
  }
  return found;
}
