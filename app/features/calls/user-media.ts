import type { CallType } from "../../../schema/rules/calls/call";

/** No microphone or camera, or none that this page may use (CALL-08). */
export class NoDevice extends Error {
  override readonly name = "NoDevice";
}

/**
 * Microphone, and camera for a video call.
 *
 * @throws NoDevice
 */
export async function userMedia(type: CallType): Promise<MediaStream> {
  // Missing on pages without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true },
      video: type === "video" ? { facingMode: "user", width: { ideal: 1280 } } : false,
    });
  } catch (error) {
    throw new NoDevice("no device", { cause: error });
  }
}

/** Releases microphone and camera, so that their lights go off. */
export function stopMedia(media: MediaStream | null, kind?: "audio" | "video"): void {
  for (const track of media?.getTracks() ?? []) {
    if (kind && track.kind !== kind) continue;
    track.stop();
    media?.removeTrack(track);
  }
}
