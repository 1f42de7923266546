import {
  buildSchema,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  printSchema,
} from "graphql";
import { schema } from "../../schema/graphql";

/** What resolvers are given: names one set of random answers. */
interface Seed {
  readonly seed: number;
}

type Path = GraphQLResolveInfo["path"];

const keysOf = (path: Path | undefined): string => (path ? `${keysOf(path.prev)}/${path.key}` : "");

/** A number from 0 to 1 that depends on nothing but the text (FNV-1a, stirred). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * When things happen. Within a list they must fail alike: graphql-js forgets what other items still wait for when one
 * of them fails at once, and what then fails in them is nobody's (an unhandled rejection).
 */
type Timing = "any" | "failures late" | "now";

function timingAt(path: Path, seed: number): Timing {
  let list: Path | undefined;
  for (let at: Path | undefined = path; at; at = at.prev) if (typeof at.key === "number") list = at.prev;
  return list ? timingWithin(`${seed}${keysOf(list)}`) : "any";
}

const timingWithin = (list: string): Timing => (chance(`${list} timing`) < 0.5 ? "failures late" : "now");

/**
 * Our schema whose resolvers answer at random, the same for the same seed and place: values that fit, nulls, failures
 * of every kind, values that do not fit, each at once or later.
 */
export function createRandomSchema(): GraphQLSchema {
  const random = buildSchema(printSchema(schema));
  for (const type of Object.values(random.getTypeMap())) {
    if (isAbstractType(type)) {
      type.resolveType = (value: { name: string; isLate: boolean }) =>
        value.isLate ? later(value.name, 1) : value.name;
    }
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = (_source, args, { seed }: Seed, info) => {
        const at = `${seed}${keysOf(info.path)}`;
        const timing = timingAt(info.path, seed);
        const place = `${at} ${info.parentType.name}.${info.fieldName} ${JSON.stringify(args)}`;
        if (timing !== "failures late" && chance(`${place} throws`) < 0.03)
          throw new Error(`thrown at ${place}`);
        const below = timing === "any" ? timingWithin(at) : timing;
        return answerAt(place, timing, () => fitting(field.type, place, { timing: below, random }));
      };
    }
  }
  return random;
}

async function later<T>(value: T, turns: number): Promise<T> {
  for (let turn = 0; turn < turns; turn++) await null;
  return value;
}

/** A value that fits or one of everything else, now or later as the timing allows. */
function answerAt(place: string, timing: Timing, make: () => unknown): unknown {
  const odd = chance(`${place} odd`);
  const turns = timing === "now" ? 0 : Math.max(0, Math.floor(chance(`${place} turns`) * 12) - 6);
  const failTurns = timing === "failures late" ? turns + 1 : turns;
  if (odd < 0.02) return delayed(new Error(`returned at ${place}`), failTurns);
  if (odd < 0.06 && timing !== "now") {
    const error =
      odd < 0.04
        ? new Error(`rejected at ${place}`)
        : new GraphQLError(`refused at ${place}`, { extensions: { code: 4111 } });
    const rejected = later(null, turns).then(() => Promise.reject(error));
    // An item of a list that failed before anybody waited for this one.
    rejected.catch(() => undefined);
    return rejected;
  }
  if (odd < 0.1) return delayed(null, failTurns);
  if (odd < 0.12) return delayed(undefined, failTurns);
  if (odd < 0.14) return delayed(misfit(place), failTurns);
  return delayed(make(), turns);
}

const delayed = (value: unknown, turns: number): unknown => (turns > 0 ? later(value, turns) : value);

const misfit = (place: string): unknown =>
  [{ a: 1 }, Symbol.iterator, Number.NaN][Math.floor(chance(place) * 3)];

function fitting(
  type: GraphQLOutputType,
  place: string,
  within: { timing: Timing; random: GraphQLSchema },
): unknown {
  const { timing, random } = within;
  if (isNonNullType(type)) return fitting(type.ofType, place, within);
  if (isListType(type)) {
    const length = Math.floor(chance(`${place} length`) * 4);
    return Array.from({ length }, (_, index) => {
      const item = `${place}/${index}`;
      return answerAt(item, timing, () => fitting(type.ofType, item, within));
    });
  }
  const pick = <T>(values: readonly T[]) => values[Math.floor(chance(`${place} pick`) * values.length)];
  if (isEnumType(type)) return pick(type.getValues())?.value;
  if (isAbstractType(type)) {
    const isLate = timing !== "now" && chance(`${place} late`) < 0.3;
    return { name: pick(random.getPossibleTypes(type))?.name, isLate };
  }
  if (isObjectType(type)) return {};
  return { Boolean: true, Int: 7, Float: 2.5 }[type.name] ?? place;
}
