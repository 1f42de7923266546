import type { TypeName } from "~/gql/type-name";

/** What something shows or changes: `"Order"` is any order, `"Order:7"` this one. A change of an order names both. */
export type Tag = TypeName | `${TypeName}:${string}`;

/** Anything may have changed, as after a day without the socket. */
export const EVERYTHING = "*";

/** What has changed. */
export type Changed = readonly (Tag | typeof EVERYTHING)[];

/** What has changed, and whether something that was done on this page has changed it. */
export interface Change {
  changed: Changed;
  isOwn: boolean;
  /** It may not have happened, as the answer was lost. */
  isDoubtful?: boolean;
}

/** What a step of an order changes. Without its id: one that the page does not know. */
export const orderTags = (id?: string | null): Tag[] => ["Order", ...(id ? [`Order:${id}` as const] : [])];

/** Whether a change concerns what is shown. */
export const concerns = (changed: Changed, about: readonly Tag[]): boolean =>
  about.length > 0 && (changed.includes(EVERYTHING) || about.some((type) => changed.includes(type)));

/** The ids of this type among what has changed: `7` of `Order:7`. */
export const idsIn = (type: TypeName, changed: Changed): string[] =>
  changed.flatMap((tag) => (tag.startsWith(`${type}:`) ? [tag.slice(type.length + 1)] : []));
