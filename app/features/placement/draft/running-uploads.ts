/** Number of running uploads on this page, only in the browser. */
let running = 0;

/** Whether leaving the page would interrupt an upload. */
export const isUploading = (): boolean => running > 0;

/** Said when a step that leaves the page, or places the order, is pressed during an upload. */
export const UPLOADING_TEXT = "文件正在上传，请稍候再继续";

/** Runs an upload and counts it while it runs. */
export async function countUpload<T>(upload: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await upload();
  } finally {
    running -= 1;
  }
}
