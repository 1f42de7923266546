/** Feedback on one page. */
export const FEEDBACK_PAGE_SIZE = 12;
/** Most pictures (FEED-02), longest text, and the size from which a picture is refused (FEED-05), bytes. */
export const FEEDBACK_IMAGES_MAX = 8;
export const FEEDBACK_TEXT_MAX = 1000;
const FEEDBACK_IMAGE_BYTES = 5 * 1024 * 1024;

/** Exact messages (FEED-03 to FEED-05) and those that the documents leave open. */
export const FEEDBACK_MESSAGES = {
  content: "请先输入反馈信息",
  imageType: "请上传png,或者jpg格式的图片",
  imageSize: "图片大小不能超过5MB",
  imageCount: "最多上传8张图片",
} as const;

/** Why a chosen picture is refused before it is sent, or null (FEED-04, FEED-05, C-32). */
export function feedbackImageIssue({ type, size }: { type: string; size: number }): string | null {
  if (type !== "image/jpeg" && type !== "image/png") return FEEDBACK_MESSAGES.imageType;
  return size >= FEEDBACK_IMAGE_BYTES ? FEEDBACK_MESSAGES.imageSize : null;
}
