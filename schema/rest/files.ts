import { z } from "zod";
import { defineCall } from "./call";

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

/** Name of a stored file: 128 random bits and the extension of what its bytes are. */
const FILE_KEY = /^[0-9a-f]{32}\.(?:jpg|png|mp4)$/;

/** Whether a text is the name of a stored file, so that nothing else is ever looked up. */
export const isFileKey = (text: string): boolean => FILE_KEY.test(text);

/**
 * EXT-003: `GET` of a stored file by its owner, raw bytes with range and conditional requests; the path of
 * {@link uploadFile}'s `url`.
 */
export const filePath = (key: string) => `/files/${key}` as const;

/** Content types that a stored file may have, and so the only ones it is ever served with. */
export const FILE_CONTENT_TYPES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "video/mp4"]);

export const fileCalls = { uploadFile };
