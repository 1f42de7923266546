import type { LineFrame } from "../../../durable-objects/call-protocol";
import { CALL_TEXTS, type CallType, isLiveCall, KEEP_MS, RING_MS } from "../../../schema/rules/calls/call";
import { endsSession, failureText } from "../../lib/graphql/failure";
import { type CallLine, openCallLine } from "./call-line";
import {
  type CallEvent,
  type CallState,
  nextCall,
  openedCall,
  outcomeElsewhere,
  wouldBeCut,
} from "./call-state";
import { CallRefused, type CallRequest, type CallUpdate, type LiveCall } from "./call-types";
import { watchMicrophone } from "./microphone";
import type { PeerLink } from "./peer-link";
import type { SessionTools } from "./session-tools";
import { NoDevice, stopMedia } from "./user-media";

/** A call ends when its media are not connected within this time, ms (reliability.md R39). */
export const CONNECT_MS = 30_000;

/**
 * One call in one window, from its first ring to its end: it asks the server, holds the line and the media,
 * and releases everything, however the call ends. Its view is {@link CallState}, for `useSyncExternalStore`.
 */
export class CallSession {
  #state: CallState;
  readonly #listeners = new Set<() => void>();
  #call: LiveCall | null = null;
  #line: CallLine | null = null;
  #peer: PeerLink | null = null;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #keeper: ReturnType<typeof setInterval> | undefined;
  /** Whether this window may be the one that has answered: its request is on the way, or was taken. */
  #mayHaveAnswered = false;
  /** Whether the server is told about the end. */
  #tells = true;

  constructor(
    readonly request: CallRequest,
    readonly tools: SessionTools,
  ) {
    this.#state = openedCall(request.direction, request.type);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getState = (): CallState => this.#state;

  /** Calls the other side, or rings here. */
  async begin(): Promise<void> {
    if (this.request.direction === "in") {
      this.#call = { id: this.request.id, status: "RINGING", access: null };
      // The server itself ends a call that has rung too long. This window may have missed that the call was
      // answered in another one, and must not end it there.
      this.#limitTo(RING_MS, CALL_TEXTS.over, { tells: false });
      return;
    }
    await this.#attempt(async () => {
      this.#call = await this.tools.api.begin(this.#state.type);
      if (!(await this.#prepareMedia())) return;
      this.#openLine(this.#call);
      await this.#inform(this.#call.id);
    });
  }

  /** Rings the other side, who may have answered before this request is answered. */
  async #inform(callId: string): Promise<void> {
    try {
      await this.tools.api.inform(callId);
    } catch (error) {
      // Whether it rings is known without the answer: both talk already, or the call is over.
      if (this.#state.phase !== "preparing") return;
      throw error;
    }
    if (this.#state.phase !== "preparing") return;
    this.#apply({ type: "rings-there" });
    this.#limitTo(RING_MS, CALL_TEXTS.unanswered);
  }

  /** Answers, with voice only if wanted (CALL-02). */
  async answer(type: CallType = this.#state.type): Promise<void> {
    const call = this.#call;
    if (this.#state.phase !== "ringing" || !call || !this.tools.mayUseDevices()) return;
    this.#apply({ type: "answered" });
    if (type === "audio") this.#apply({ type: "voice-only" });
    // While the browser asks for the devices it still rings; connecting has a time of its own.
    this.#limitTo(RING_MS, CALL_TEXTS.over);
    await this.#attempt(async () => {
      if (!(await this.#prepareMedia())) return;
      this.#mayHaveAnswered = true;
      this.#limitTo(CONNECT_MS, CALL_TEXTS.over);
      this.#call = await this.tools.api.answer(call.id);
      this.#openLine(this.#call);
    });
  }

  /** Cancels, rejects or hangs up. */
  hangUp(): void {
    this.#end(CALL_TEXTS.hungUp, { tells: true });
  }

  /** The page is being closed: the other side is told at once. A call that only rings here rings again in the next. */
  leave(): void {
    this.#end(null, { tells: wouldBeCut(this.#state) });
  }

  setMuted(isMuted: boolean): void {
    for (const track of this.#state.local?.getAudioTracks() ?? []) track.enabled = !isMuted;
    this.#apply({ type: "muted", isMuted });
  }

  setCameraOff(isOff: boolean): void {
    for (const track of this.#state.local?.getVideoTracks() ?? []) track.enabled = !isOff;
    this.#apply({ type: "camera", isOff });
  }

  /** Switches from video to voice, for both sides (CALL-03). */
  switchToVoice(): void {
    this.#line?.send({ type: "mode", callType: "audio" });
    this.#stopVideo();
  }

  /** Handles an event of the room about this call; it may repeat what is known. */
  hear({ callId, status }: CallUpdate): void {
    if (callId !== this.#call?.id) return;
    const { direction } = this.request;
    if (!isLiveCall(status)) this.#end(outcomeElsewhere(status, direction, this.#state), { tells: false });
    // Answered in another window; also while this one still asks for its devices.
    else if (status === "ACCEPTED" && direction === "in" && !this.#mayHaveAnswered)
      this.#end(CALL_TEXTS.answeredElsewhere, { tells: false });
  }

  /**
   * Runs work that may fail. If the call has ended in the meantime, the server is told again, because it may not have
   * known the call before. If this window was refused, nothing is told: the call continues in another one.
   */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (this.#state.phase === "ended" && this.#tells) this.#tellServer();
    } catch (error) {
      if (error instanceof CallRefused) {
        const isProblem = error.message !== CALL_TEXTS.answeredElsewhere;
        this.#end(error.message, { tells: false, isProblem });
      } else if (endsSession(error)) {
        // The page leads to the sign-in and says why. Without a session nothing can be told to the server, either.
        this.#end(null, { tells: false });
      } else {
        const text = error instanceof NoDevice ? CALL_TEXTS.noDevice : failureText(error);
        this.#end(text, { tells: true, isProblem: true });
      }
    }
  }

  /** Prepares microphone and camera; whether the call is still active afterwards. */
  async #prepareMedia(): Promise<boolean> {
    if (this.#state.phase === "ended") return false;
    const local = await this.tools.getMedia(this.#state.type);
    if (this.getState().phase === "ended") {
      stopMedia(local);
      return false;
    }
    this.#applyChoices(local);
    this.#apply({ type: "devices", local });
    watchMicrophone(local, {
      find: () => this.tools.getMedia("audio"),
      say: this.tools.say,
      isOver: () => this.getState().phase === "ended",
      onOther: async (track) => {
        this.#applyChoices(local);
        await this.#peer?.replaceMicrophone(track);
      },
    });
    return true;
  }

  /** Applies to new media what the user chose while the browser was still asking for the devices. */
  #applyChoices(local: MediaStream): void {
    const { type, isMuted, isCameraOff } = this.getState();
    if (type === "audio") stopMedia(local, "video");
    for (const track of local.getAudioTracks()) track.enabled = !isMuted;
    for (const track of local.getVideoTracks()) track.enabled = !isCameraOff;
  }

  #openLine(call: LiveCall): void {
    if (this.#state.phase === "ended" || !call.access) return;
    this.#line = openCallLine({
      callId: call.id,
      access: call.access,
      renew: async () => (await this.#keep()).access,
      onFrame: (frame) => this.#take(frame),
      onOver: (reason) => void this.#lineIsOver(reason),
      openSocket: this.tools.openSocket,
    });
    this.#keeper = setInterval(() => void this.#keep().catch(() => undefined), KEEP_MS);
  }

  /** Before a talk the server is asked how the call ended: it may have rung too long, or nowhere. */
  async #lineIsOver(reason: "over" | "displaced"): Promise<void> {
    if (reason === "displaced") return this.#end(CALL_TEXTS.answeredElsewhere, { tells: false });
    if (this.#state.since === null) await this.#keep().catch(() => undefined);
    this.#end(CALL_TEXTS.hungUpByOther, { tells: false });
  }

  async #keep(): Promise<LiveCall> {
    const call = await this.tools.api.keep(this.#call?.id ?? "");
    if (!isLiveCall(call.status))
      this.hear({ kind: "videoCallHangup", callId: call.id, status: call.status });
    return call;
  }

  #take(frame: LineFrame): void {
    if (frame.type === "bye") this.#end(CALL_TEXTS.hungUpByOther, { tells: true });
    else if (frame.type === "signal") void this.#peerLink()?.receive(frame.signal);
    else if (frame.type === "mode") {
      if (this.#state.type === "video") this.tools.say("对方已切换为语音通话");
      this.#stopVideo();
    } else if (frame.isHere) this.#meet();
    else this.#lost();
  }

  /** The other side has joined the line, for the first time or again. */
  #meet(): void {
    if (this.#state.phase === "preparing" || this.#state.phase === "calling") {
      this.#apply({ type: "answered" });
      this.#limitTo(CONNECT_MS, CALL_TEXTS.over);
    }
    if (this.#peer?.isFlowing()) this.#flows();
    if (this.#state.type === "audio") this.#line?.send({ type: "mode", callType: "audio" });
    this.#peerLink()
      ?.connect()
      .catch(() => this.#lost());
  }

  #peerLink(): PeerLink | null {
    const local = this.#state.local;
    if (this.#peer || !local || !this.#call?.access) return this.#peer;
    this.#peer = this.tools.createPeer({
      iceServers: this.#call.access.iceServers,
      isCaller: this.request.direction === "out",
      local,
      send: (signal) => this.#line?.send({ type: "signal", signal }),
      onMedia: (remote) => this.#apply({ type: "media", remote }),
      onFlow: (isFlowing) => (isFlowing ? this.#flows() : this.#lost()),
    });
    return this.#peer;
  }

  #flows(): void {
    clearTimeout(this.#limit);
    this.#apply({ type: "flows", at: this.tools.now() });
  }

  #lost(): void {
    if (this.#state.phase !== "active") return;
    this.#apply({ type: "lost" });
    // The line may be dead as well, which nothing tells: the media come back over it.
    this.#line?.check();
    this.#limitTo(CONNECT_MS, CALL_TEXTS.over);
  }

  #stopVideo(): void {
    this.#peer?.stopVideo();
    stopMedia(this.#state.local, "video");
    this.#apply({ type: "voice-only" });
  }

  #limitTo(ms: number, text: string, { tells }: { tells: boolean } = { tells: true }): void {
    clearTimeout(this.#limit);
    if (this.#state.phase !== "ended") this.#limit = setTimeout(() => this.#end(text, { tells }), ms);
  }

  #end(text: string | null, { tells, isProblem }: { tells: boolean; isProblem?: boolean }): void {
    if (this.#state.phase === "ended") return;
    this.#tells = tells;
    clearTimeout(this.#limit);
    clearInterval(this.#keeper);
    if (tells) this.#line?.send({ type: "bye" });
    this.#line?.close();
    this.#peer?.close();
    stopMedia(this.#state.local);
    this.#apply({ type: "ended", text, isProblem });
    if (tells) this.#tellServer();
  }

  /** If this request is lost, the server ends a call without participants. */
  #tellServer(): void {
    if (this.#call) void this.tools.api.end(this.#call.id).catch(() => undefined);
  }

  #apply(event: CallEvent): void {
    const next = nextCall(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
