import type { CallStatus, CallType } from "../../../schema/rules/calls/call";

/** The way onto a call's line and for its media. */
export interface CallAccess {
  readonly token: string;
  /** Where lines are; null for this site's own. */
  readonly gatewayUrl: string | null;
  readonly iceServers: readonly RTCIceServer[];
}

/** A call as its participants know it. */
export interface LiveCall {
  readonly id: string;
  readonly status: CallStatus;
  readonly access: CallAccess | null;
}

/** The calls to the server; each of the two participants has an implementation. */
export interface CallApi {
  /** Begins a call, which does not ring yet. Rejects with {@link CallRefused} when it may not be. */
  begin(type: CallType): Promise<LiveCall>;
  /** Rings the other. */
  inform(id: string): Promise<void>;
  /** Answers; of several windows the first wins. Rejects with {@link CallRefused} for the others. */
  answer(id: string): Promise<LiveCall>;
  /** Says that one is still there; learns how the call stands. */
  keep(id: string): Promise<LiveCall>;
  /** Cancels, rejects or hangs up. The page may be about to go. */
  end(id: string): Promise<void>;
}

/** The server does not let a call come about; the message says why. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
}

/** The order that a call is about, in the words by which the customer knows it. */
export interface CalledOrder {
  readonly orderNo: string;
  /** To whom its goods go. */
  readonly customerName: string;
}

interface RequestedCall {
  readonly type: CallType;
  readonly peerName: string;
  /** Left out where the window cannot know it. */
  readonly order?: CalledOrder | undefined;
}

/** What a window of calls is opened for. */
export type CallRequest =
  | (RequestedCall & { readonly direction: "out" })
  | (RequestedCall & { readonly direction: "in"; readonly id: string });

/** What the room has said about a call (SOCK-05). */
export interface CallNotice {
  readonly kind: "videoCallCancel" | "videoCallHangup";
  readonly callId: string;
  readonly status: CallStatus;
}
