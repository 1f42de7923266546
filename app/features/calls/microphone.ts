import { stopMedia } from "./user-media";

interface MicrophoneTools {
  /** Asks for another microphone. Rejects when there is none. */
  find(): Promise<MediaStream>;
  isOver(): boolean;
  /** Called when the track of another microphone is in the stream. */
  onOther(track: MediaStreamTrack): Promise<void>;
  /** Shows a text during the call. */
  say(text: string): void;
}

const LOST = "麦克风已断开，对方听不到您的声音，请检查设备后重新呼叫";

/**
 * Watches the microphone of a call. A headset that is unplugged or whose battery is empty ends its track, and the
 * other side hears nothing any more: another microphone takes over, or the user is told (reliability.md R39).
 */
export function watchMicrophone(local: MediaStream, tools: MicrophoneTools): void {
  // Stopping a track ourselves does not end it in this sense.
  for (const track of local.getAudioTracks()) track.onended = () => void replace(local, track, tools);
}

async function replace(local: MediaStream, lost: MediaStreamTrack, tools: MicrophoneTools): Promise<void> {
  const found = await tools.find().catch(() => null);
  if (tools.isOver()) return stopMedia(found);
  const [track] = found?.getAudioTracks() ?? [];
  if (!track) return tools.say(LOST);
  local.removeTrack(lost);
  local.addTrack(track);
  watchMicrophone(local, tools);
  const isTaken = await tools.onOther(track).then(
    () => true,
    () => false,
  );
  if (!tools.isOver()) tools.say(isTaken ? "麦克风已断开，已换用其他麦克风" : LOST);
}
