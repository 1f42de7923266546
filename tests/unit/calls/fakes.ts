import { type Mock, vi } from "vitest";
import type { LineSocket } from "../../../app/features/calls/call-line";
import { CallSession } from "../../../app/features/calls/call-session";
import type { CallApi, CallRequest, LiveCall } from "../../../app/features/calls/call-types";
import type { PeerLink, PeerOptions } from "../../../app/features/calls/peer-link";
import type { SessionTools } from "../../../app/features/calls/session-tools";
import type { LineFrame, LineMessage } from "../../../durable-objects/call-protocol";

export const CALL_ID = "c".repeat(32);
const access = { token: "token", gatewayUrl: "wss://line.test", iceServers: [] };
export const liveCall = (status: LiveCall["status"]): LiveCall => ({ id: CALL_ID, status, access });

interface FakeTrack {
  kind: string;
  enabled: boolean;
  isStopped: boolean;
  onended: (() => void) | null;
}

/** A microphone, and a camera; notes what was stopped. */
export class FakeMedia {
  tracks = ["audio", "video"].map(
    (kind): FakeTrack => ({ kind, enabled: true, isStopped: false, onended: null }),
  );
  getTracks = () =>
    this.tracks.map((track) => Object.assign(track, { stop: () => (track.isStopped = true) }));
  getAudioTracks = () => this.getTracks().filter(({ kind }) => kind === "audio");
  getVideoTracks = () => this.getTracks().filter(({ kind }) => kind === "video");
  /** A lost track leaves; a released one stays, unlike a browser's, so that tests can ask for it. */
  removeTrack = (track: FakeTrack) => {
    if (!track.isStopped) this.tracks = this.tracks.filter((one) => one !== track);
  };
  addTrack = (track: FakeTrack) => void this.tracks.push(track);
  /** The microphone's battery is empty. */
  unplug = () => this.getAudioTracks()[0]?.onended?.();
}

export class FakeSocket implements LineSocket {
  /** A browser opens it after this, and the line then speaks first. */
  readyState = 0;
  onmessage: LineSocket["onmessage"] = null;
  onclose: LineSocket["onclose"] = null;
  readonly said: LineMessage[] = [];
  pings = 0;
  send = (text: string) => {
    if (text.startsWith("{")) this.said.push(JSON.parse(text));
    else this.pings++;
  };
  close = () => {
    this.readyState = 3;
  };
  hear = (frame: LineFrame) => this.#receive(JSON.stringify(frame));
  hearPong = () => this.#receive("pong");
  #receive(data: string) {
    this.readyState = 1;
    this.onmessage?.({ data } as MessageEvent);
  }
  break = (code = 1006) => this.onclose?.({ code } as CloseEvent);
}

/** A session over fakes: the server, the line, devices and the connection do what a test says. */
export function fakeSession(request: CallRequest, change: Partial<SessionTools> = {}) {
  const media = new FakeMedia();
  const sockets: FakeSocket[] = [];
  const peers: { options: PeerOptions; link: { [K in keyof PeerLink]: Mock<PeerLink[K]> } }[] = [];
  const api = {
    begin: vi.fn<CallApi["begin"]>(async () => liveCall("RINGING")),
    inform: vi.fn<CallApi["inform"]>(async () => undefined),
    answer: vi.fn<CallApi["answer"]>(async () => liveCall("ACCEPTED")),
    keep: vi.fn<CallApi["keep"]>(async () => liveCall("ACCEPTED")),
    end: vi.fn<CallApi["end"]>(async () => undefined),
  };
  const say = vi.fn();
  const session = new CallSession(request, {
    api,
    mayUseDevices: () => true,
    getMedia: async () => media as unknown as MediaStream,
    createPeer: (options) => {
      const link = {
        receive: vi.fn(async () => undefined),
        connect: vi.fn(async () => undefined),
        isFlowing: vi.fn(() => false),
        replaceMicrophone: vi.fn(async () => undefined),
        stopVideo: vi.fn(),
        close: vi.fn(),
      };
      peers.push({ options, link });
      return link;
    },
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => Date.now(),
    say,
    ...change,
  });
  const line = () => sockets.at(-1) ?? new FakeSocket();
  const peer = () => peers.at(-1);
  return { session, api, media, sockets, line, peer, say, state: () => session.getState() };
}
