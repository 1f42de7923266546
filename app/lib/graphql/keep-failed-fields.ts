import type { OperationResult } from "@urql/core";

type Fields = Record<string, unknown>;

/**
 * The data of a later answer to the same query. What this time could not be read stays as the last answer had it
 * (reliability.md R9).
 */
export function keepFailedFields({ data, error }: OperationResult, last: unknown): unknown {
  if (!error) return data;
  const paths = error.graphQLErrors.map(({ path }) => path ?? []);
  return [[], ...paths].reduce<unknown>((kept, path) => keep(kept, last, path), data);
}

/** A failed field is null, or a field around it is. Entries of lists have moved perhaps, and are not put back. */
function keep(now: unknown, last: unknown, [field, ...below]: readonly (string | number)[]): unknown {
  if (now === null || now === undefined) return last ?? now;
  if (typeof field !== "string" || Array.isArray(now) || !last) return now;
  return { ...now, [field]: keep((now as Fields)[field], (last as Fields)[field], below) };
}
