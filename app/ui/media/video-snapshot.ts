/** Where in the video its preview is taken, s, and how large it is (UPL-05, CONST-33). */
export const SNAPSHOT = { at: 2, width: 800, height: 600 } as const;

/** Position and size of a frame within the snapshot: whole, centred, proportions kept. */
export function fitFrame(width: number, height: number) {
  const scale = Math.min(SNAPSHOT.width / width, SNAPSHOT.height / height);
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return {
    x: Math.round((SNAPSHOT.width - drawnWidth) / 2),
    y: Math.round((SNAPSHOT.height - drawnHeight) / 2),
    width: drawnWidth,
    height: drawnHeight,
  };
}

/** The moment to take: 2 s, or the end of a shorter video. */
export const snapshotMoment = (duration: number): number =>
  Number.isFinite(duration) ? Math.min(SNAPSHOT.at, Math.max(0, duration - 0.1)) : SNAPSHOT.at;

/**
 * A picture of a video of this origin, 800 × 600, as an object address that the caller revokes; null when the browser
 * cannot play it. Stops when `signal` does.
 */
export async function takeSnapshot(src: string, signal: AbortSignal): Promise<string | null> {
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  video.src = src;
  try {
    await happens(video, "loadeddata", signal);
    video.currentTime = snapshotMoment(video.duration);
    await happens(video, "seeked", signal);
    const canvas = document.createElement("canvas");
    canvas.width = SNAPSHOT.width;
    canvas.height = SNAPSHOT.height;
    const { x, y, width, height } = fitFrame(video.videoWidth, video.videoHeight);
    canvas.getContext("2d")?.drawImage(video, x, y, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.8));
    return blob && !signal.aborted ? URL.createObjectURL(blob) : null;
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

function happens(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`no ${event}`));
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener("error", fail, { once: true });
    signal.addEventListener("abort", fail, { once: true });
  });
}
