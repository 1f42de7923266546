import { HOUR } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { handedPictures, uploadLinks } from "./upload-links.tables";

/** Expired links and their records; the pictures themselves are files of their owner. */
export const SPENT_UPLOAD_LINKS: readonly SpentRows[] = [
  { table: uploadLinks, column: uploadLinks.expiresAt, keptMs: HOUR },
  { table: handedPictures, column: handedPictures.createdAt, keptMs: HOUR },
];
