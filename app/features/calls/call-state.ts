import { CALL_TEXTS, type CallType } from "../../../schema/rules/calls/call";

/** Where a window of a call stands. */
type CallPhase =
  /** Devices and the line are being prepared. */
  | "preparing"
  /** The other one is being rung. */
  | "calling"
  /** It rings here. */
  | "ringing"
  /** It was answered, and media look for their way. */
  | "connecting"
  | "active"
  /** Media were lost and look for another way. */
  | "reconnecting"
  | "ended";

export interface CallState {
  readonly phase: CallPhase;
  readonly type: CallType;
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
  /** When they began to talk, ms; null before. */
  readonly since: number | null;
  /** What the other one hears and sees with; null before it is there. */
  readonly remote: MediaStream | null;
  readonly local: MediaStream | null;
  /** What is to be said at the end; null for nothing. */
  readonly outcome: { readonly text: string; readonly isProblem: boolean } | null;
}

/** What happens to a window of a call. */
export type CallEvent =
  | { readonly type: "rings-there" }
  | { readonly type: "answered" }
  | { readonly type: "devices"; readonly local: MediaStream }
  | { readonly type: "media"; readonly remote: MediaStream }
  | { readonly type: "flows"; readonly at: number }
  | { readonly type: "lost" }
  | { readonly type: "muted"; readonly isMuted: boolean }
  | { readonly type: "camera"; readonly isOff: boolean }
  | { readonly type: "voice-only" }
  | { readonly type: "ended"; readonly text: string | null; readonly isProblem?: boolean };

/** A window that has just opened. */
export const openedCall = (direction: "in" | "out", type: CallType): CallState => ({
  phase: direction === "in" ? "ringing" : "preparing",
  type,
  isMuted: false,
  isCameraOff: false,
  since: null,
  remote: null,
  local: null,
  outcome: null,
});

/** Applies what happened; nothing follows the end, and what comes too late changes nothing (CALL-03). */
export function nextCall(state: CallState, event: CallEvent): CallState {
  if (state.phase === "ended") return state;
  switch (event.type) {
    case "rings-there":
      return state.phase === "preparing" ? { ...state, phase: "calling" } : state;
    case "answered":
      return isBeforeAnswer(state.phase) ? { ...state, phase: "connecting" } : state;
    case "devices":
      return { ...state, local: event.local };
    case "media":
      return { ...state, remote: event.remote };
    case "flows":
      return isBeforeAnswer(state.phase)
        ? state
        : { ...state, phase: "active", since: state.since ?? event.at };
    case "lost":
      return state.phase === "active" ? { ...state, phase: "reconnecting" } : state;
    case "muted":
      return { ...state, isMuted: event.isMuted };
    case "camera":
      return { ...state, isCameraOff: event.isOff };
    case "voice-only":
      return { ...state, type: "audio" };
    case "ended": {
      const { text, isProblem = false } = event;
      return { ...state, phase: "ended", outcome: text === null ? null : { text, isProblem } };
    }
  }
}

/**
 * Whether the wanted conversation did not take place, so that the telephone is to be offered (ux.md U53):
 * the own call was not answered, or something failed. Not after hanging up or rejecting.
 */
export const isUnreached = (direction: "in" | "out", { since, outcome }: CallState): boolean =>
  since === null &&
  outcome !== null &&
  (outcome.isProblem || (direction === "out" && outcome.text !== CALL_TEXTS.hungUp));

const isBeforeAnswer = (phase: CallPhase): boolean =>
  phase === "preparing" || phase === "calling" || phase === "ringing";

/** What a screen reader and the window say about where a call stands. */
export function phaseText({ phase, type }: Pick<CallState, "phase" | "type">): string {
  const kind = type === "video" ? "视频" : "语音";
  switch (phase) {
    case "preparing":
      return "正在准备…";
    case "calling":
      return "正在呼叫，等待对方接听…";
    case "ringing":
      return `邀请您${kind}通话`;
    case "connecting":
      return "正在接通…";
    case "active":
      return `${kind}通话中`;
    case "reconnecting":
      return "连接不稳定，正在重新连接…";
    case "ended":
      return CALL_TEXTS.over;
  }
}
