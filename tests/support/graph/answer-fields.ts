import type { z } from "zod";
import { withoutExtension } from "../../../schema/rest/extension";

/** A field of an answer that is no object and no list of such. */
export interface AnswerField {
  /** Names from the root, joined by dots; lists are looked into. */
  readonly path: string;
  /** Whether it, or something around it, is ours: no document names it. */
  readonly isOurs: boolean;
  readonly shape: z.core.$ZodType;
}

interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
}

/** Every leaf of an answer. A tree is looked into as far as its first level. */
export function answerFields(shape: z.core.$ZodType, path = "", isInside = false, level = 0): AnswerField[] {
  const isOurs = isInside || withoutExtension(shape) !== undefined;
  const { type, ...definition }: Definition = shape._zod.def;
  const inner = definition.innerType ?? definition.element ?? (type === "pipe" ? definition.in : undefined);
  if (inner && level < 12) return answerFields(inner, path, isOurs, level + 1);
  if (type !== "object" || path.endsWith("children")) return [{ path, isOurs, shape }];
  return Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
    answerFields(field, path ? `${path}.${name}` : name, isOurs, level + 1),
  );
}

/** Where an answer lacks something of ours, by its path: what the gateway would make up for in silence. */
export function leftOut(shape: z.core.$ZodType, value: unknown, path = "data"): string[] {
  if (value === undefined) return withoutExtension(shape) === undefined ? [] : [path];
  if (value === null) return [];
  const { type, ...definition }: Definition = shape._zod.def;
  if (Array.isArray(value)) {
    const { element, innerType } = definition;
    const inner = element ?? innerType;
    if (!inner) return [];
    return element ? value.flatMap((one) => leftOut(element, one, `${path}[]`)) : leftOut(inner, value, path);
  }
  const inner = definition.innerType ?? (type === "pipe" ? definition.in : undefined);
  if (inner) return leftOut(inner, value, path);
  return Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
    leftOut(field, Reflect.get(Object(value), name), `${path}.${name}`),
  );
}
