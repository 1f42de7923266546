import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import type { Directory } from "../../shared/stores/stores";
import type { Advert, Article } from "./content.repository";
import { contentChanges } from "./content.tables";
import type { ContentPlace } from "./content-purge";

/** A row before and after its change; null before it was created and after it was deleted. */
export type ContentChange =
  | { readonly kind: "article"; readonly before: Article | null; readonly after: Article | null }
  | { readonly kind: "advert"; readonly before: Advert | null; readonly after: Advert | null };

/** Statement that records a change, for the batch of the change: both are stored, or neither. */
export function noteChange(
  directory: Directory,
  { kind, before, after }: ContentChange,
  { id, requestId, at }: { readonly id: number; readonly requestId: string; readonly at: number },
): D1PreparedStatement {
  const action = before === null ? "create" : after === null ? "delete" : "update";
  return statement(
    directory,
    drizzle(directory)
      .insert(contentChanges)
      .values({
        id,
        action,
        kind,
        subjectId: after?.id ?? before?.id ?? 0,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        requestId,
        createdAt: at,
      }),
  );
}

/** The places of the content before and after the change: the pages of both have to be refreshed. */
export function placesOf(change: ContentChange): ContentPlace[] {
  return change.kind === "article"
    ? [change.before, change.after].flatMap((row) => (row ? [{ article: row.typeCode }] : []))
    : [change.before, change.after].flatMap((row) => (row ? [{ advert: row.location }] : []));
}
