import { z } from "zod";

/** The shape behind what may be missing, defaulted, transformed or repeated. */
function plain(shape: unknown): unknown {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return plain(shape.unwrap());
  if (shape instanceof z.ZodArray) return plain(shape.element);
  if (shape instanceof z.ZodPipe) return plain(shape.in);
  return shape;
}

/**
 * The shape that stands at a documented path such as `rows[].id`; lists are looked into, whatever the path says about
 * them. undefined when the contract has no such field.
 */
export function fieldAt(shape: z.ZodType | undefined, path: string): z.core.$ZodType | undefined {
  let found: z.core.$ZodType | undefined = shape;
  for (const name of path.split(/[.[\]]+/).filter(Boolean)) {
    const object = plain(found);
    if (!(object instanceof z.ZodObject)) return undefined;
    found = object.shape[name];
  }
  return found;
}

/** Those of the paths that the contract does not have. */
export const missingFields = (shape: z.ZodType | undefined, paths: readonly string[]): string[] =>
  paths.filter((path) => fieldAt(shape, path) === undefined);
