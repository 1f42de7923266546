import type { ApiScope } from "../rules/account/api-keys";

/** The mark of a field that programs with an API key can use (decision 070). */
export interface ApiMark {
  /** Month of the release that introduced it for programs. */
  readonly since: string;
  /** The scope that a key needs; `any` for every key. */
  readonly scope: ApiScope | "any";
}

/**
 * Opens a field to programs, by `extensions` of the field. Of `Query`, `Mutation` and `Viewer`, programs see
 * only the fields with a mark. All fields of their results are open too, except those with {@link notInApi};
 * there a mark means that a field needs another scope than its parent.
 */
export const api = (since: string, scope: ApiMark["scope"]): { api: ApiMark } => ({ api: { since, scope } });

/** Hides a field, or a field of an input, from programs: it is for pages only. */
export const notInApi = { api: null } as const;

/** The mark of a field; null when it is hidden, undefined without a mark. */
export const apiMarkOf = (field: { extensions: object }): ApiMark | null | undefined =>
  (field.extensions as { api?: ApiMark | null }).api;
