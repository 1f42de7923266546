import type { GraphQLError } from "graphql";
import type { Path } from "./types";

/** The errors of an execution. What fails below something that is null already is nobody's concern any more. */
export class CollectedErrors {
  readonly list: GraphQLError[] = [];
  readonly #nulled = new Set<Path | undefined>();

  /** @param path what became null; undefined for the whole answer */
  add(error: GraphQLError, path: Path | undefined): void {
    for (let at = path; at; at = at.prev) if (this.#nulled.has(at)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.list.push(error);
  }
}
