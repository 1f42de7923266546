import { z } from "zod";
import { orElse } from "./shapes";

/** Key in the metadata of a shape under which it says what the site does without it. */
const META = "extension";

/**
 * A field that no document names, or an answer whose shape none shows. Our backend always sends it, and its type says
 * so; one that knows the documents alone leaves it out, and the site reads `instead` (decision 046).
 *
 * @param without what the site says or offers less then, for docs/deploy.md and /openapi.json
 */
export function extension<S extends z.ZodType>(shape: S, instead: z.output<S>, without: string): S {
  return orElse(shape, instead).meta({ [META]: without });
}

/** What the site does without a field; undefined for a documented one. */
export function withoutExtension(shape: z.core.$ZodType): string | undefined {
  const says = z.globalRegistry.get(shape)?.[META];
  return typeof says === "string" ? says : undefined;
}
