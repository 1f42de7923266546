/** Number of running uploads on this page, only in the browser. */
let running = 0;

/** Whether leaving the page would interrupt an upload. */
export const isUploading = (): boolean => running > 0;

/** Runs an upload and counts it while it runs. */
export async function countUpload<T>(upload: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await upload();
  } finally {
    running -= 1;
  }
}
