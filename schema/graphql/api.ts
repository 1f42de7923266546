import type { ApiScope } from "../rules/account/api-keys";

/** What a field is for programs with an API key (decision 070). */
export interface ApiMark {
  /** Month of the release that programs may count on it from. */
  readonly since: string;
  /** What a key needs for it; `any` for every key. */
  readonly scope: ApiScope | "any";
}

/**
 * Opens a field to programs, as `extensions` of the field. Of `Query`, `Mutation` and `Viewer` programs see the fields
 * that have it and no others. What these answer is open as a whole, but for what {@link notInApi} takes out; below them
 * the mark says that a field needs another scope than the one above it.
 */
export const api = (since: string, scope: ApiMark["scope"]): { api: ApiMark } => ({ api: { since, scope } });

/** Takes a field, or a field of an input, out of what programs see: it is for pages. */
export const notInApi = { api: null } as const;

/** The mark of a field, null where it was taken out, undefined without one. */
export const apiMarkOf = (field: { extensions: object }): ApiMark | null | undefined =>
  (field.extensions as { api?: ApiMark | null }).api;
