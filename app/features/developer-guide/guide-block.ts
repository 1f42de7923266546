/** Words in which what is typed stands between backticks. */
export type Words = string;

/** A part of a section: a paragraph, a list, names with what they mean, or text as it is typed. */
export type GuideBlock =
  | { readonly kind: "paragraph"; readonly says: Words }
  | { readonly kind: "list"; readonly says: readonly Words[] }
  | { readonly kind: "terms"; readonly rows: readonly { readonly name: string; readonly says: Words }[] }
  | { readonly kind: "code"; readonly name: string; readonly code: string; readonly isFolded?: true };

/** A section of the guide, with the anchor by which it is linked. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}
