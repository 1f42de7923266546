/** Uploads that are under way on this page. Lives in the browser only. */
let running = 0;

/** Whether leaving the page would cut an upload short. */
export const isUploading = (): boolean => running > 0;

/** Runs an upload and counts it while it lasts. */
export async function countUpload<T>(upload: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await upload();
  } finally {
    running -= 1;
  }
}
