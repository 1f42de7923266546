import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { SESSION_PROBLEM_TEXT, sessionProblemIn } from "~/lib/session/session-errors";
import { reportSessionProblem } from "~/lib/session/session-problems";
import { REQUEST_TIMEOUT_MS } from "~/lib/time-limits";
import { toast } from "~/ui/feedback/toast";
import { z } from "../../../schema/browser-zod";

const UPLOAD_PATH = "/common/common/upload_file";

const envelope = z.object({ code: z.number(), message: z.string(), data: z.unknown() });
const stored = z.object({ url: z.string() });

/** A refused or failed upload; the message is for the user. */
export class UploadFailure extends Error {
  override name = "UploadFailure";
}

/** An upload that the platform refuses, in its words. */
export class UploadRefusal extends UploadFailure {}

export interface UploadOptions {
  /** 0 to 1. */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}

/**
 * Sends one image or video and answers its address (UPL-01). Refusals of the server are thrown unchanged as
 * `UploadFailure`; an ended session (7001, 7002) is also reported to the page.
 */
export const uploadFile = (file: File, options: UploadOptions): Promise<{ url: string }> =>
  tellingRefusal(async () => ({ url: uploadedUrl(await postFile(UPLOAD_PATH, file, options)) }));

/**
 * Posts a file and answers the text of the response. Throws `UploadFailure` when the network failed, and an
 * `AbortError` when it was cancelled. XHR, because fetch does not report progress.
 */
export function postFile(path: string, file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string) => reject(new UploadFailure(message));

    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onload = () => resolve(request.responseText);
    request.onerror = () => fail(NETWORK_FAILURE_TEXT);
    request.ontimeout = () => fail(NETWORK_FAILURE_TEXT);
    request.onabort = () => reject(new DOMException("上传已取消", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) {
      reject(new DOMException("上传已取消", "AbortError"));
      return;
    }

    const form = new FormData();
    form.append("file", file);
    request.open("POST", path);
    request.timeout = REQUEST_TIMEOUT_MS;
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}

/**
 * The address in an answer. Throws `UploadFailure` with the server's message, or ours when the answer has
 * another form.
 */
export function uploadedUrl(responseText: string): string {
  const answer = stored.safeParse(answeredData(responseText));
  if (!answer.success) throw new UploadFailure(NETWORK_FAILURE_TEXT);
  return answer.data.url;
}

/**
 * The `data` of an answer. Throws `UploadFailure` with the server's message, or ours when the answer has
 * another form; an ended session (7001, 7002) is also reported to the page.
 */
export function answeredData(responseText: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(responseText);
  } catch {
    throw new UploadFailure(NETWORK_FAILURE_TEXT);
  }
  const answer = envelope.safeParse(json);
  if (!answer.success) throw new UploadFailure(NETWORK_FAILURE_TEXT);
  const { code, message, data } = answer.data;
  const problem = sessionProblemIn([code]);
  if (problem) {
    reportSessionProblem(problem);
    throw new UploadFailure(SESSION_PROBLEM_TEXT[problem]);
  }
  if (code !== 0) throw new UploadRefusal(message || NETWORK_FAILURE_TEXT);
  return data;
}

/** Sends a file. What the platform refuses is also shown as a toast, in its words (GEN-12). */
export async function tellingRefusal<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (failure) {
    if (failure instanceof UploadRefusal) toast.error(failure.message);
    throw failure;
  }
}
