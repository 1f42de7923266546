import { sessionProblemIn } from "~/lib/session/session-errors";
import { reportSessionProblem } from "~/lib/session/session-problems";
import { fetchInTime } from "~/lib/slow-answer";

/** The documented text for a failed download, for all reasons (LIST-41). */
export const EXPORT_FAILED = "文件下载失败";
/** File name when the answer has none. */
const FALLBACK_NAME = "导出.xlsx";

/** Progress of a download. */
export interface ExportProgress {
  /** Number of rows in the file; null when the answer does not tell it. */
  rows: number | null;
  /** 0 to 1; null while unknown. */
  part: number | null;
  bytes: number;
}

export interface ExportedFile {
  name: string;
  content: Blob;
}

/** The server's refusal of a file, or a file without data (BATCH-11), with the text for the customer. */
export class ExportRefused extends Error {}

/**
 * Downloads a workbook of rows and reports the progress (ux.md U8). Throws ExportRefused, what `fetchInTime` throws, and
 * an AbortError when `signal` was used.
 */
export async function downloadFile(
  href: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<ExportedFile> {
  const response = await fetchInTime(href, { signal, credentials: "same-origin" });
  const isFile = response.ok && !response.headers.get("content-type")?.includes("json");
  if (!isFile || !response.body) throw new ExportRefused(await refusalOf(response));

  const rows = numberOf(response.headers.get("x-total-rows"));
  const estimate = numberOf(response.headers.get("x-estimated-bytes"));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const tell = () => onProgress({ rows, bytes, part: estimate ? Math.min(bytes / estimate, 0.99) : null });
  tell();
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    bytes += read.value.length;
    tell();
  }
  if (bytes === 0) throw new ExportRefused(EXPORT_FAILED);
  return {
    name: fileName(response.headers.get("content-disposition")),
    content: new Blob(chunks, { type: response.headers.get("content-type") ?? "" }),
  };
}

/** Saves a file through the browser, as after a click on a link. */
export function saveFile({ name, content }: ExportedFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The text of a refusal; an ended session is also reported to the page. */
async function refusalOf(response: Response): Promise<string> {
  const { code, message } = Object(await response.json().catch(() => null)) as Record<string, unknown>;
  const problem = sessionProblemIn([code]);
  if (problem) reportSessionProblem(problem);
  return typeof message === "string" && message !== "" ? message : EXPORT_FAILED;
}

const numberOf = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : null);

function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : FALLBACK_NAME;
  } catch {
    return FALLBACK_NAME;
  }
}
