import type { CallType } from "../../../schema/rules/calls/call";

const FRAMES_PER_SECOND = 15;
const SIZE = { width: 480, height: 360 };
const HERTZ = 440;

/** A moving picture and a soft tone, so that a master can be played without camera and microphone. */
export async function fakeMedia(type: CallType): Promise<MediaStream> {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const voice = audio.createMediaStreamDestination();
  tone.frequency.value = HERTZ;
  volume.gain.value = 0.05;
  tone.connect(volume).connect(voice);
  tone.start();
  const media = new MediaStream(voice.stream.getAudioTracks());
  if (type === "video") for (const track of movingPicture().getTracks()) media.addTrack(track);
  return media;
}

function movingPicture(): MediaStream {
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const pen = canvas.getContext("2d");
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const [track] = stream.getVideoTracks();
  const timer = setInterval(() => {
    if (!pen || track?.readyState === "ended") return clearInterval(timer);
    const turn = (Date.now() / 20) % SIZE.width;
    pen.fillStyle = "#e9efff";
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = "#1f5eff";
    pen.beginPath();
    pen.arc(turn, SIZE.height / 2, 40, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = "#16202e";
    pen.font = "24px sans-serif";
    pen.fillText(`沙盒师傅 ${new Date().toLocaleTimeString("zh-CN")}`, 24, 48);
  }, 1000 / FRAMES_PER_SECOND);
  return stream;
}
