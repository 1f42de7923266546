import { uploadBase64Image, uploadFile } from "../../schema/rest/files/files";
import { uploadByLink } from "../../schema/rest/files/upload-links";
import { importOrders } from "../../schema/rest/imports/batch-orders";
import type { RestCall } from "../../schema/rest/rest-call";
import { Code } from "../../schema/rules/codes";
import { UPLOAD_LIMITS, UPLOAD_MESSAGE } from "../../schema/rules/files/upload";
import { IMPORT_LIMITS } from "../../schema/rules/imports/order-import";
import { logError } from "../observability/log";
import type { FileContext } from "./file-context";

/** The documented time-out of uploads, ms (GEN-17). */
const UPLOAD_TIMEOUT_MS = 1_000_000;

/** The largest file and its multipart headers. */
const MAX_UPLOAD_BYTES = UPLOAD_LIMITS.videoBytes + 64 * 1024;
/** Base64 is a third longer than the picture. */
const MAX_BASE64_BYTES = Math.ceil((UPLOAD_LIMITS.imageBytes * 4) / 3) + 64 * 1024;

/** A call that takes a file: the content type and the largest size of its body. */
interface Upload {
  readonly call: RestCall;
  readonly type: RegExp;
  readonly bytes: number;
  readonly tooLarge: string;
}

const FILE_UPLOAD: Upload = {
  call: uploadFile,
  type: /^multipart\/form-data\b/i,
  bytes: MAX_UPLOAD_BYTES,
  tooLarge: UPLOAD_MESSAGE.videoSize,
};

const BASE64_UPLOAD: Upload = {
  call: uploadBase64Image,
  type: /^application\/json\b/i,
  bytes: MAX_BASE64_BYTES,
  tooLarge: UPLOAD_MESSAGE.imageSize,
};

const ORDER_IMPORT: Upload = {
  call: importOrders,
  type: FILE_UPLOAD.type,
  bytes: IMPORT_LIMITS.bytes + 64 * 1024,
  tooLarge: `文件不能超过 ${IMPORT_LIMITS.bytes / 1024 / 1024}MB，请拆分后再上传`,
};

/** An upload from a phone. The secret in the path authorises it, for pictures only. */
const PHONE_UPLOAD: Upload = {
  call: uploadByLink,
  type: FILE_UPLOAD.type,
  bytes: UPLOAD_LIMITS.imageBytes + 64 * 1024,
  tooLarge: UPLOAD_MESSAGE.imageSize,
};

const BY_PATH = new Map<string, Upload>(
  [FILE_UPLOAD, BASE64_UPLOAD, ORDER_IMPORT].map((upload) => [upload.call.path, upload]),
);

/** The token of a link. Written out, because a Hono route does not allow braces inside its own. */
const LINK_TOKEN = "[\\da-f]".repeat(32);

/** Routes to which files are posted (API-021, API-095, API-103, EXT-354). */
export const UPLOAD_PATHS: readonly string[] = [
  ...BY_PATH.keys(),
  uploadByLink.path.replace("{token}", `:token{${LINK_TOKEN}}`),
];

/**
 * `POST /common/common/upload_file` (API-021), `uploadbase64img` (API-095) and `order_import` (API-103):
 * streams the body to the backend with the cookie's token (C-33); `phone_upload` (EXT-354) without a token.
 * The caller has refused other origins before, and writes the session's cookie.
 */
export async function handleUpload(
  request: Request,
  { streams, session, requestId }: FileContext,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const upload = BY_PATH.get(pathname) ?? PHONE_UPLOAD;
  const isSigned = upload.call.auth === "required";
  if (isSigned && session.token === null) return answer(Code.NOT_LOGGED_IN, "请先登录");
  const contentType = request.headers.get("content-type") ?? "";
  if (!request.body || !upload.type.test(contentType)) {
    return answer(Code.INVALID_INPUT, "请选择要上传的文件");
  }
  if (Number(request.headers.get("content-length") ?? 0) > upload.bytes) {
    return answer(Code.FILE_TOO_LARGE, upload.tooLarge);
  }

  try {
    const response = await streams.send({
      id: upload.call.id,
      method: "POST",
      path: `${pathname}${search}`,
      headers: new Headers({ "Content-Type": contentType }),
      body: request.body,
      identity: isSigned ? "session" : "browser",
      timeoutMs: UPLOAD_TIMEOUT_MS,
      timed: "whole",
    });
    const result = await streams.read(upload.call, response);
    return result.ok
      ? answer(Code.OK, upload.call.successMessage?.(result.data) ?? "success", result.data)
      : answer(result.code, result.message);
  } catch (error) {
    logError("upload", error, { requestId });
    return answer(Code.UPSTREAM_UNAVAILABLE, "上传失败，请稍后重试");
  }
}

const answer = (code: number, message: string, data: unknown = null): Response =>
  Response.json({ code, message, data }, { headers: { "Cache-Control": "no-store" } });
