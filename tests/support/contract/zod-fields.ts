import type { z } from "zod";

/** A leaf of a shape. */
export interface ShapeField {
  /** Names from the root, joined by dots; `[]` marks what stands in a list. */
  readonly path: string;
  /** The last name. */
  readonly name: string;
  /** The field's own shape, optional and default wrappers included. */
  readonly shape: z.core.$ZodType;
  readonly isOptional: boolean;
  /** The leaf takes text. */
  readonly isText: boolean;
}

/** What zod knows of a shape. Its public type is one interface per kind; only these parts of them are used here. */
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
}
const definitionOf = (shape: z.core.$ZodType): Definition => shape._zod.def;

/** The shape inside optional, nullable, default and transforming wrappers. */
function unwrap(shape: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType, in: input } = definitionOf(shape);
  if (innerType) return unwrap(innerType);
  return type === "pipe" && input ? unwrap(input) : shape;
}

/** Every leaf below an object shape. */
export function fieldsOf(shape: z.core.$ZodType, path: string): ShapeField[] {
  const inner = definitionOf(unwrap(shape));
  if (inner.type === "object") {
    return Object.entries(inner.shape ?? {}).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`));
  }
  if (inner.type === "array" && inner.element) {
    const element = definitionOf(unwrap(inner.element));
    if (element.type === "object") return fieldsOf(inner.element, `${path}[]`);
  }
  const name = path.split(".").at(-1) ?? path;
  return [
    {
      path,
      name: name.replace("[]", ""),
      shape,
      isOptional: shape._zod.optin === "optional",
      isText: inner.type === "string",
    },
  ];
}
