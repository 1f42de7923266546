import type { CallSignal } from "../../../durable-objects/call-protocol";

export interface PeerOptions {
  readonly iceServers: readonly RTCIceServer[];
  /** Only the caller makes offers, so that two offers never cross. */
  readonly isCaller: boolean;
  readonly local: MediaStream;
  readonly send: (signal: CallSignal) => void;
  readonly onMedia: (remote: MediaStream) => void;
  readonly onFlow: (isFlowing: boolean) => void;
}

/** The media connection between two browsers. */
export interface PeerLink {
  /** Handles a signal of the other side. */
  receive(signal: CallSignal): Promise<void>;
  /** Connects, or connects again. Only the caller does this; the other side waits for its offer. */
  connect(): Promise<void>;
  isFlowing(): boolean;
  /** Sends the sound of another microphone from now on. */
  replaceMicrophone(track: MediaStreamTrack): Promise<void>;
  /** Stops sending the picture. */
  stopVideo(): void;
  close(): void;
}

/** A WebRTC connection between the two participants of a call. */
export function createPeerLink(options: PeerOptions): PeerLink {
  const { isCaller, local, send } = options;
  const peer = new RTCPeerConnection({ iceServers: [...options.iceServers] });
  const remote = new MediaStream();
  /** Candidates that came before their description. */
  let early: (RTCIceCandidateInit | null)[] = [];
  /** Signals are handled one after the other. */
  let turn = Promise.resolve();
  let hasOffered = false;

  for (const track of local.getTracks()) peer.addTrack(track, local);
  peer.onicecandidate = ({ candidate }) =>
    send({ candidate: candidate ? describeCandidate(candidate) : null });
  peer.ontrack = ({ track }) => {
    remote.addTrack(track);
    // A new object, so that React renders again.
    options.onMedia(new MediaStream(remote.getTracks()));
  };
  peer.onconnectionstatechange = () => {
    if (peer.connectionState === "connected") options.onFlow(true);
    if (peer.connectionState === "disconnected" || peer.connectionState === "failed") options.onFlow(false);
    if (peer.connectionState === "failed") void connect();
  };

  async function connect(): Promise<void> {
    if (!isCaller || peer.signalingState === "closed") return;
    await peer.setLocalDescription(await peer.createOffer({ iceRestart: hasOffered }));
    hasOffered = true;
    sendDescription();
  }

  function sendDescription(): void {
    const description = peer.localDescription;
    if (description?.type === "offer" || description?.type === "answer") {
      send({ description: { type: description.type, sdp: description.sdp } });
    }
  }

  async function take(signal: CallSignal): Promise<void> {
    if (peer.signalingState === "closed") return;
    if ("description" in signal) {
      const { description } = signal;
      // Only the caller makes offers; an answer to a replaced offer is too late.
      if ((description.type === "offer") === isCaller) return;
      if (description.type === "answer" && peer.signalingState !== "have-local-offer") return;
      await peer.setRemoteDescription(description);
      if (description.type === "offer") {
        await peer.setLocalDescription();
        sendDescription();
      }
      const waiting = early;
      early = [];
      for (const candidate of waiting) await addCandidate(candidate);
    } else if (peer.remoteDescription) await addCandidate(signal.candidate);
    else early.push(signal.candidate);
  }

  async function addCandidate(candidate: RTCIceCandidateInit | null): Promise<void> {
    // The candidate may belong to an old connection attempt.
    await peer.addIceCandidate(candidate ?? undefined).catch(() => undefined);
  }

  return {
    connect,
    receive: (signal) => {
      turn = turn.then(() => take(signal)).catch(() => options.onFlow(false));
      return turn;
    },
    isFlowing: () => peer.connectionState === "connected",
    replaceMicrophone: async (track) => {
      const sender = peer.getSenders().find((one) => one.track?.kind === "audio");
      await sender?.replaceTrack(track);
    },
    stopVideo: () => {
      for (const sender of peer.getSenders()) {
        if (sender.track?.kind === "video") void sender.replaceTrack(null);
      }
    },
    close: () => {
      peer.onicecandidate = peer.ontrack = peer.onconnectionstatechange = null;
      peer.close();
    },
  };
}

function describeCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}
