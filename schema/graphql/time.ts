const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** `YYYY-MM-DD HH:mm:ss` of the REST API, which is Shanghai time, as ISO 8601 with its offset. */
export function restTimeToIso(time: string): string {
  return `${time.replace(" ", "T")}+08:00`;
}

/** An ISO 8601 instant with any offset as the REST API's Shanghai time. Throws RangeError for anything else. */
export function isoToRestTime(iso: string): string {
  const ms = ISO_INSTANT.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`not an ISO 8601 instant: ${iso.slice(0, 40)}`);
  return new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}
