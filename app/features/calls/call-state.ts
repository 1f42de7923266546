import { CALL_TEXTS, type CallStatus, type CallType } from "../../../schema/rules/calls/call";

/** State of a call's window. */
type CallPhase =
  /** Devices and the line are being prepared; with the devices, the other side is being told. */
  | "preparing"
  /** It rings on the other side. */
  | "calling"
  /** It rings here. */
  | "ringing"
  /** It was answered, and the media are being connected. */
  | "connecting"
  | "active"
  /** The media connection was lost, and is being restored. */
  | "reconnecting"
  | "ended";

export interface CallState {
  readonly phase: CallPhase;
  readonly type: CallType;
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
  /** Start of the conversation, ms; null before. */
  readonly since: number | null;
  /** Voice and picture of the other side; null before they arrive. */
  readonly remote: MediaStream | null;
  readonly local: MediaStream | null;
  /** Text at the end; null without one. */
  readonly outcome: { readonly text: string; readonly isProblem: boolean } | null;
}

/** Events of a call's window. */
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

/** State of a window that has just opened. */
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

/** Applies an event. After the end nothing changes, and late events are ignored (CALL-03). */
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
 * Whether the conversation did not take place, so that the phone numbers must be offered (ux.md U53): the own
 * call was not answered, or something failed. Not after hanging up or rejecting.
 */
export const isUnreached = (direction: "in" | "out", { since, outcome }: CallState): boolean =>
  since === null &&
  outcome !== null &&
  (outcome.isProblem || (direction === "out" && outcome.text !== CALL_TEXTS.hungUp));

/** Whether leaving the page would cut a call: not one that only rings here, which rings again in the next page. */
export const wouldBeCut = ({ phase }: Pick<CallState, "phase">): boolean =>
  phase !== "ringing" && phase !== "ended";

const isBeforeAnswer = (phase: CallPhase): boolean =>
  phase === "preparing" || phase === "calling" || phase === "ringing";

/**
 * The text about a call whose end was decided elsewhere (CALL-09); null when it was rejected in another
 * window.
 *
 * @param state of this window before the end
 */
export function outcomeElsewhere(
  status: CallStatus,
  direction: "in" | "out",
  { phase, local }: Pick<CallState, "phase" | "local">,
): string | null {
  if (direction === "in") {
    if (status === "REJECTED") return null;
    return status === "ENDED" ? CALL_TEXTS.hungUpByOther : CALL_TEXTS.over;
  }
  // Called off by another window of this side.
  if (status === "CANCELLED") return CALL_TEXTS.over;
  if (status !== "MISSED") return CALL_TEXTS.hungUpByOther;
  if (phase !== "preparing") return CALL_TEXTS.unanswered;
  // As far as this window knows it rang nowhere: the other side was not reached, or not even called.
  return local ? CALL_TEXTS.notReached : CALL_TEXTS.over;
}

/** The state of a call as text, for the window and for screen readers. */
export function phaseText({ phase, type, local }: Pick<CallState, "phase" | "type" | "local">): string {
  const kind = type === "video" ? "视频" : "语音";
  switch (phase) {
    case "preparing":
      return local ? "正在呼叫…" : "正在准备…";
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
