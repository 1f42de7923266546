import { z } from "zod";

/** Every answer of the REST API (GEN-11). `data` is null when `code` is not 0; no document knows `field`. */
export const envelope = <D extends z.ZodType>(data: D) =>
  z.object({
    code: z.number().int().describe("0 表示成功"),
    message: z.string().describe("给用户看的说明"),
    data: data.nullable().optional(),
    field: z.string().optional().describe("拒绝时有误的参数名"),
  });

/** Numeric id of a row, as a number on the wire (C-53). */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Money in 元, at most two decimals. */
export const yuan = z.number().describe("金额，单位：元，最多两位小数");

/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .describe("时间，YYYY-MM-DD HH:mm:ss（Asia/Shanghai）");

/**
 * What a list of staff's over all customers answers: it is copied from the customers' stores, and says until when every
 * change is in it (decision 068).
 */
export const staffRows = <Row extends z.ZodType>(row: Row) =>
  z.object({
    asOf: time.nullable().describe("数据截至此时间；首次汇总之前为 null"),
    rows: z.array(row),
  });

/** The documents print these flags as the strings 'true' and 'false' (PLACE-12, PLACE-15); booleans are taken too. */
export const flag = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");

/** A flag as the documents print it. */
export const flagText = (value: boolean) => (value ? "true" : "false");

/** Whether a calendar has that day: JavaScript takes 30 February for 2 March. */
function isInCalendar(text: string): boolean {
  const ms = Date.parse(`${text.slice(0, 10)}T${text.slice(11) || "00:00:00"}Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text.slice(0, 10));
}

/** Code of a province, city, district or street. */
export const areaCode = z.string().regex(/^\d{2,12}$/);

/** A field that forms also send empty, which means the same as leaving it out. */
export const blankable = <S extends z.ZodType>(shape: S) =>
  z.union([shape, z.literal("").transform(() => undefined)]).optional();

/** A second in Shanghai, or a whole day: from its first second, to its last. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)
  .refine(isInCalendar)
  .describe("YYYY-MM-DD HH:mm:ss 或 YYYY-MM-DD（Asia/Shanghai）；含该秒、该日");

/** A page number from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);

/** A page size; `max` keeps one answer bounded. */
export const pageSize = (fallback: number, max = 100) =>
  z.coerce.number().int().min(1).max(max).default(fallback);

/** How many rows a list of staff's answers without `pageSize`, as to calls that know no pages. */
export const staffLimit = (fallback: number) =>
  pageSize(fallback).describe("同 pageSize，没有 pageSize 时有效");

/** Pages of a list of staff's, which once had `limit` alone. */
export const staffPage = {
  limit: staffLimit(20),
  pageIndex: pageNumber,
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
};
/** How many rows all pages have. */
export const total = z.number().int().describe("总数");

/** A documented value that the site reads as `instead` where a backend leaves it out; ours always sends it (decision 046). */
export const orElse = <S extends z.ZodType>(shape: S, instead: z.output<S>): S =>
  // What our backend has to send stays what the shape says: only the reader is lenient.
  z._default(shape, () => structuredClone(instead) as never) as unknown as S;

/** An amount that pages do without where a backend leaves it out: it is null then, and never made up (decision 046). */
export const yuanIfTold = orElse(yuan.nullable(), null);

/** Other names of a shape's values, see {@link alsoCalled}. */
const otherNames = z.registry<Readonly<Record<string, string>>>();

/**
 * A value that other backends may call by another documented name, by which only the reader knows it (decision 046): the
 * names are keys, what they are read as their values.
 */
export function alsoCalled<S extends z.ZodType<string>>(
  shape: S,
  names: Readonly<Record<string, z.output<S>>>,
): S {
  otherNames.add(shape, names);
  return shape;
}

/** The value of a shape that another backend calls by this name; undefined for a name that is unknown. */
export function valueCalled(shape: z.core.$ZodType, name: unknown): string | undefined {
  const names = otherNames.get(shape);
  return names && typeof name === "string" && Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Answers that carry nothing but code and message. */
export const nothing = z.null().optional();
