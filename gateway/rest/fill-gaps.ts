import type { z } from "zod";
import { safeParse } from "zod/v4/core";
import { valueCalled } from "../../schema/rest/shapes";

/** The parts of a zod definition that describe the structure of a value. */
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
}

/** Field names that backends use for the rows of a list. */
const ROWS = ["rows", "records", "pageList"];
/** Field names that backends use for the total of a list. */
const TOTALS = ["total", "totalCount"];

/**
 * Fills the gaps of an answer, as far as its schema allows (decision 046): null, absent and empty mean the
 * same; missing texts become empty, missing flags false, missing lists empty; a list may be an array or
 * inside a container; a value that the contract knows by another name has its own. A row that still does not
 * match its schema is left out, a list of which nothing is left takes its default, and an optional part
 * becomes null. Numbers, ids, statuses and times are never invented.
 *
 * @param onDropped called with the path of each part that was left out
 */
export function fillGaps(
  shape: z.core.$ZodType,
  value: unknown,
  onDropped: (path: string) => void,
  path = "",
): unknown {
  // A default also replaces null.
  if (isOfShape(shape, value)) return value;
  const definition: Definition = shape._zod.def;
  const { type, innerType, element, shape: fields } = definition;
  const inner = innerType ?? definition.in;
  if (type === "nullable" || type === "optional" || type === "default") {
    const none = type === "nullable" ? null : undefined;
    if (!inner || isEmpty(value)) return none;
    const filled = fillGaps(inner, value, onDropped, path);
    if (type === "default" && Array.isArray(filled) && filled.length === 0) return none;
    if (typeof value !== "object" || isOfShape(inner, filled)) return filled;
    onDropped(path);
    return none;
  }
  if (inner) return fillGaps(inner, value, onDropped, path);
  if (element) return fillRows(element, value, onDropped, path);
  if (fields) return fillFields(fields, value, onDropped, path);
  const known = valueCalled(shape, value);
  if (known !== undefined) return known;
  // If the whole answer is one value, it cannot be replaced.
  if (!isEmpty(value) || path === "") return value;
  if (type === "string") return "";
  return type === "boolean" ? false : value;
}

function fillRows(
  element: z.core.$ZodType,
  value: unknown,
  onDropped: (path: string) => void,
  path: string,
): unknown {
  const rows = isEmpty(value) ? [] : (rowsOf(value) ?? value);
  if (!Array.isArray(rows)) return value;
  return rows.flatMap((row, index) => {
    const filled = fillGaps(element, row, onDropped, `${path}[${index}]`);
    if (isOfShape(element, filled)) return [filled];
    onDropped(`${path}[${index}]`);
    return [];
  });
}

function fillFields(
  fields: Record<string, z.core.$ZodType>,
  value: unknown,
  onDropped: (path: string) => void,
  path: string,
): unknown {
  const given: object = isEmpty(value) ? {} : Object(value);
  const container = ROWS.find((name) => name in fields);
  const rows = rowsOf(given) ?? [];
  const filled: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const isTotal = container !== undefined && TOTALS.includes(name);
    const total = TOTALS.map((other): unknown => Reflect.get(given, other)).find((one) => !isEmpty(one));
    const found: unknown =
      name === container ? rows : isTotal ? (total ?? rows.length) : Reflect.get(given, name);
    filled[name] = fillGaps(field, found, onDropped, path === "" ? name : `${path}.${name}`);
  }
  return filled;
}

/** The rows of a list, bare or in a container; undefined for everything else. */
function rowsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return ROWS.map((name): unknown => Reflect.get(Object(value), name)).find(Array.isArray);
}

const isOfShape = (shape: z.core.$ZodType, value: unknown) => safeParse(shape, value).success;

/** Null, absent, an empty text, an empty list or an empty object. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
