import { z } from "zod";
import { UPLOAD_LIMITS } from "../../rules/files/upload";
import { defineCall } from "../rest-call";

/**
 * API-021: multipart upload of one image or video, streamed to storage (UPL-01). The answer's `url` is a path of this
 * origin (`/files/…`) that is served to its owner, with range requests.
 */
export const uploadFile = defineCall({
  id: "API-021",
  method: "POST",
  path: "/common/common/upload_file",
  tag: "文件",
  summary: "上传图片或视频",
  auth: "required",
  form: ["file"],
  data: z.object({ url: z.string() }),
});

/** Characters of the longest picture as base64, with the head of a `data:` address. */
const MAX_BASE64_CHARS = Math.ceil((UPLOAD_LIMITS.imageBytes * 4) / 3) + 64;

/**
 * API-095: one image as base64, bare or as a `data:` address, under the rules of {@link uploadFile} (UPL-02). The stored
 * path comes back in `message`, as documented, and in `data.url`. `folder` is taken and changes nothing: where a file
 * lies is not chosen by the caller (security.md S31). No page uses it: base64 is a third more to send and has to be whole
 * in memory, so the avatar is uploaded like every other picture. It is there for other clients of the documented API.
 */
export const uploadBase64Image = defineCall({
  id: "API-095",
  method: "POST",
  path: "/common/common/uploadbase64img",
  tag: "文件",
  summary: "上传 base64 图片",
  auth: "required",
  body: z.object({
    folder: z
      .string()
      .regex(/^[\w/-]{0,100}$/)
      .optional(),
    base64Img: z.string().min(1).max(MAX_BASE64_CHARS),
  }),
  data: z.object({ url: z.string() }),
  successMessage: ({ url }) => url,
  dataOfMessage: (url) => ({ url }),
});

/** Name of a stored file: 32 hex digits (decision 066) and the extension of what its bytes are. */
const FILE_KEY = /^[0-9a-f]{32}\.(?:jpg|png|mp4|mp3|m4a|wav)$/;

/** Whether a text is the name of a stored file, so that nothing else is ever looked up. */
export const isFileKey = (text: string): boolean => FILE_KEY.test(text);

/** Id of reading a stored file, which has no entry in the contract because its answer is raw bytes. */
export const FILE_READ_ID = "EXT-003";

/**
 * EXT-003: `GET` of a stored file by whom it is for, raw bytes with range and conditional requests; the path of
 * {@link uploadFile}'s `url`.
 */
export const filePath = (key: string) => `/files/${key}` as const;

/** Content types that a stored file may have, and so the only ones it is ever served with. */
export const FILE_CONTENT_TYPES: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "video/mp4",
  "audio/mpeg",
  "audio/mp4",
  "audio/wav",
]);
