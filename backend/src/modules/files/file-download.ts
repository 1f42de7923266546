import { isKnown } from "../../shared/entity-tag";
import { type ByteRange, parseRange } from "./byte-range";
import type { FilesRepository, StoredFile } from "./files.repository";

/**
 * Only the reader's own browser caches it, and no longer than a signed address is valid (security.md S32). So
 * a page of orders loads each picture only once.
 */
const CACHING = "private, max-age=3600, immutable";

/**
 * The answer to `GET` or `HEAD` of a stored file: whole, a range (206, 416) or not modified (304). Null when
 * the file does not exist or the reader may not see it; both are answered alike (ROLE-16, security.md S32).
 * The headers ensure that a browser never treats the bytes as a page or a script (security.md S31).
 */
export async function downloadFile(
  { key, readerId }: { key: string; readerId: number },
  header: (name: string) => string | null,
  { bucket, files }: { bucket: R2Bucket; files: FilesRepository },
): Promise<Response | null> {
  const file = await files.find(key);
  if (!file || (file.customerId !== readerId && file.shownTo !== readerId)) return null;
  const headers = commonHeaders(file);
  const etag = headers.get("ETag") ?? "";
  if (isKnown(header("if-none-match"), etag)) return new Response(null, { status: 304, headers });

  const ifRange = header("if-range");
  const range = ifRange === null || ifRange === etag ? parseRange(header("range"), file.size) : null;
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await bucket.get(key, range ? { range: r2Range(range) } : undefined);
  if (!object) return null;
  headers.set("Content-Length", String(range ? range.last - range.first + 1 : file.size));
  if (range) headers.set("Content-Range", `bytes ${range.first}-${range.last}/${file.size}`);
  return new Response(object.body, { status: range ? 206 : 200, headers });
}

const r2Range = ({ first, last }: ByteRange) => ({ offset: first, length: last - first + 1 });

function commonHeaders({ key, contentType }: StoredFile): Headers {
  return new Headers({
    "Content-Type": contentType,
    "Accept-Ranges": "bytes",
    "Cache-Control": CACHING,
    Vary: "Cookie",
    ETag: `"${key}"`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": contentType.startsWith("image/") ? "inline" : `attachment; filename="${key}"`,
  });
}
