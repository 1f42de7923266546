import fc from "fast-check";
import type { z } from "zod";

/** The parts of a zod definition that say which values fit. */
interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Record<string, string | number>;
  readonly values?: readonly unknown[];
}
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

/** Lists in requests are bounded by the shape; this bounds those that are not. */
const MAX_ITEMS = 5;
const MAX_TEXT = 80;

/** Texts and values that programs trip over. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "null",
    "undefined",
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "1e3",
    "0x10",
    "１２３",
    "9007199254740993",
    "-1",
    "0.1",
    "true",
    "__proto__",
    "constructor",
    "[object Object]",
    "%00",
    "../../etc/passwd",
    "' OR '1'='1' --",
    '"; DROP TABLE orders; --',
    "%_%",
    "</script><script>alert(1)</script>",
    "\u2028\u2029",
    "\u0000\u0001\u001b[31m",
    "\ud800",
    "a\r\nSet-Cookie: token=x",
    "👩‍👩‍👧‍👦😀",
    "张".repeat(60),
    "é".repeat(300),
    "x".repeat(10_000),
    "\u202e反转",
    0,
    -1,
    0.1,
    1e21,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    true,
    false,
    [],
    [[]],
    {},
    ["1"],
    [1, 1],
    { __proto__: null, toString: 1 },
    { length: 1 },
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Values for a shape: mostly such as it takes, so that they get past the first check, and now and then, at any depth,
 * something else. `undefined` stands for what is left out.
 */
export function arbitraryOf(shape: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingOf(shape) }, { weight: 1, arbitrary: nastyValue });
}

function fittingOf(shape: z.core.$ZodType): fc.Arbitrary<unknown> {
  const definition: Definition = shape._zod.def;
  const inner = () => arbitraryOf(definition.innerType ?? shape);
  switch (definition.type) {
    case "string":
      return textOf(definition);
    case "number":
      return numberOf(definition);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "undefined":
      return fc.constant(undefined);
    case "enum":
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case "literal":
      return fc.constantFrom(...(definition.values ?? []));
    case "union":
      return fc.oneof(...(definition.options ?? []).map(arbitraryOf));
    case "optional":
    case "default":
      return fc.oneof(fc.constant(undefined), inner());
    case "nullable":
      return fc.oneof(fc.constant(null), inner());
    case "pipe":
      return arbitraryOf(definition.in ?? shape);
    case "array":
      return listOf(definition);
    case "object":
      return fc
        .record(Object.fromEntries(entriesOf(definition)), { noNullPrototype: true })
        .chain((value) => fc.oneof({ weight: 8, arbitrary: fc.constant<unknown>(value) }, withMore(value)));
    case "record":
      return fc.dictionary(fc.string(), nastyValue, { maxKeys: 3 });
    case "unknown":
    case "any":
      return nastyValue;
    default:
      throw new Error(
        `tests/support/contract/zod-arbitrary.ts does not know the zod type "${definition.type}" yet`,
      );
  }
}

const entriesOf = ({ shape = {} }: Definition) =>
  Object.entries(shape).map(([name, field]) => [name, arbitraryOf(field)] as const);

/** An object with an additional, unexpected field. */
const withMore = (value: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom("status", "__proto__", "constructor", "userId", "toString"), nastyValue)
    .map(([name, extra]) => Object.defineProperty({ ...value }, name, { value: extra, enumerable: true }));

const checksOf = ({ checks = [] }: Definition): Check[] => checks.map((check) => check._zod.def);

function textOf(definition: Definition): fc.Arbitrary<unknown> {
  const checks = checksOf(definition);
  const pattern = checks.find((check) => check.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  const exact = checks.find((check) => check.check === "length_equals")?.length;
  const minLength = exact ?? Math.max(0, ...checks.map((check) => check.minimum ?? 0));
  const maxLength =
    exact ?? Math.min(minLength + MAX_TEXT, ...checks.map((check) => check.maximum ?? Infinity));
  return fc.oneof(
    fc.string({ unit: "grapheme", minLength, maxLength }),
    fc.string({ unit: fc.constantFrom(..."张王李1３%_' 😀-"), minLength, maxLength }),
  );
}

function numberOf(definition: Definition): fc.Arbitrary<unknown> {
  const checks = checksOf(definition);
  const bound = (name: string, fallback: number) =>
    checks.find((check) => check.check === name)?.value ?? fallback;
  const min = bound("greater_than", -1000);
  const max = bound("less_than", 1_000_000);
  const isInteger = checks.some((check) => check.check === "number_format");
  const plain = isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, 2 ** 31)) })
    : fc.oneof(
        fc.double({ min, max, noNaN: true }),
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map((value) => value / 100),
      );
  return fc.oneof({ weight: 3, arbitrary: plain }, fc.constantFrom(min, max), plain.map(String));
}

function listOf(definition: Definition): fc.Arbitrary<unknown> {
  const { element } = definition;
  if (!element) return fc.constant([]);
  const minLength = Math.max(0, ...checksOf(definition).map((check) => check.minimum ?? 0));
  return fc.array(arbitraryOf(element), { minLength, maxLength: minLength + MAX_ITEMS });
}
