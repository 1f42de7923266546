/**
 * Upload limits (PLACE-43..46, UPL-04, C-01): strictly under 100 MB for a video; images, and recordings of masters, get
 * a generous general cap.
 */
export const UPLOAD_LIMITS = {
  videoBytes: 100 * 1024 * 1024,
  imageBytes: 20 * 1024 * 1024,
  audioBytes: 20 * 1024 * 1024,
} as const;

export const UPLOAD_MESSAGE = {
  imageType: "图片只能上传jpg、png格式",
  videoType: "视频只能上传mp4格式",
  videoSize: "视频不能超过100M",
  imageSize: "图片不能超过20M",
  audioType: "录音只能上传mp3、m4a、wav格式",
  audioSize: "录音不能超过20M",
  empty: "文件内容为空，请重新选择",
} as const;

/** What customers upload. */
export type UploadKind = "image" | "video";
/** What is stored at all: masters record sounds, too (ABN-02). */
export type FileKind = UploadKind | "audio";

/** What a file must be, by its own bytes on the server and by its declared type in the browser. */
export const UPLOAD_TYPES: Record<UploadKind, readonly string[]> = {
  image: ["image/jpeg", "image/png"],
  video: ["video/mp4"],
};

/** Why a chosen file is refused before it is sent, or null. Size in bytes; the video limit is exclusive (C-01). */
export function uploadIssue(kind: UploadKind, file: { type: string; size: number }): string | null {
  if (!UPLOAD_TYPES[kind].includes(file.type)) {
    return kind === "image" ? UPLOAD_MESSAGE.imageType : UPLOAD_MESSAGE.videoType;
  }
  if (file.size === 0) return UPLOAD_MESSAGE.empty;
  if (kind === "video" && file.size >= UPLOAD_LIMITS.videoBytes) return UPLOAD_MESSAGE.videoSize;
  if (kind === "image" && file.size > UPLOAD_LIMITS.imageBytes) return UPLOAD_MESSAGE.imageSize;
  return null;
}
