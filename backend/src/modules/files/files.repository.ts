import { and, asc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { files, orderEvidence } from "./files.tables";

type FileRow = typeof files.$inferSelect;

/** A file and its readers. */
export interface StoredFile extends FileRow {
  /** The customer for whom a master or staff uploaded it; null for a customer's own file. */
  readonly shownTo: number | null;
}

type NewFile = Pick<FileRow, "key" | "customerId" | "contentType" | "createdAt">;

export interface FilesRepository {
  /** Records that bytes will be stored under this key. The file is not readable yet. */
  reserve(file: NewFile): Promise<void>;
  /** Records that all `size` bytes are stored: now the file exists. */
  complete(key: string, size: number): Promise<void>;
  /** Deletes a reserved key whose bytes are not stored. */
  discard(key: string): Promise<void>;
  /** The file once it is complete. */
  find(key: string): Promise<StoredFile | null>;
}

/** The rows of files in D1. */
export function createFilesRepository(db: CustomerStore): FilesRepository {
  const orm = drizzle(db);
  const pending = (key: string) => and(eq(files.key, key), eq(files.isPending, true));
  return {
    async reserve(file) {
      await orm.insert(files).values({ ...file, size: 0, isPending: true });
    },
    async complete(key, size) {
      await orm.update(files).set({ size, isPending: false }).where(pending(key));
    },
    async discard(key) {
      const isPending = sql`EXISTS (SELECT 1 FROM ${files} WHERE ${pending(key)})`;
      await orm.batch([
        orm.delete(orderEvidence).where(and(eq(orderEvidence.key, key), isPending)),
        orm.delete(files).where(pending(key)),
      ]);
    },
    async find(key) {
      const file = await orm
        .select({ ...getTableColumns(files), shownTo: orderEvidence.customerId })
        .from(files)
        .leftJoin(orderEvidence, eq(orderEvidence.key, files.key))
        .where(and(eq(files.key, key), eq(files.isPending, false)))
        .get();
      return file ?? null;
    },
  };
}

/** Keys that were reserved before a moment (ms) and never completed, the oldest first. */
export const abandonedKeys = (db: CustomerStore, before: number, limit: number) =>
  drizzle(db)
    .select({ key: files.key })
    .from(files)
    // The literal lets SQLite see that the partial index applies.
    .where(and(sql`is_pending = 1`, lt(files.createdAt, before)))
    .orderBy(asc(files.createdAt))
    .limit(limit);
