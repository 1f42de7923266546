import type { CallStatus, CallType } from "../../../schema/rules/calls/call";

/** Access to a call's line and its media. */
export interface CallAccess {
  readonly token: string;
  /** Server of the line; null for this site's own. */
  readonly gatewayUrl: string | null;
  readonly iceServers: readonly RTCIceServer[];
}

/** A call as its participants see it. */
export interface LiveCall {
  readonly id: string;
  readonly status: CallStatus;
  readonly access: CallAccess | null;
}

/** Requests to the server; each of the two sides has its own implementation. */
export interface CallApi {
  /** Begins a call, which does not ring yet. Rejects with {@link CallRefused} when it is not allowed. */
  begin(type: CallType): Promise<LiveCall>;
  /** Rings the other side. */
  inform(id: string): Promise<void>;
  /** Answers; of several windows the first wins. Rejects with {@link CallRefused} for the others. */
  answer(id: string): Promise<LiveCall>;
  /** Tells the server that this side is still there; answers the state of the call. */
  keep(id: string): Promise<LiveCall>;
  /** Cancels, rejects or hangs up. The page may be closing. */
  end(id: string): Promise<void>;
}

/** The server refuses a call; the message is the reason. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
}

/** The order of a call, as the customer knows it. */
export interface CalledOrder {
  readonly orderNo: string;
  /** The recipient of its goods. */
  readonly customerName: string;
}

interface RequestedCall {
  readonly type: CallType;
  readonly peerName: string;
  /** Left out when the window does not know it. */
  readonly order?: CalledOrder | undefined;
}

/** The call for which a window is opened. */
export type CallRequest =
  | (RequestedCall & { readonly direction: "out" })
  | (RequestedCall & { readonly direction: "in"; readonly id: string });

/** An event from the room: the status of a call has changed (SOCK-05). */
export interface CallUpdate {
  readonly kind: "videoCallCancel" | "videoCallHangup";
  readonly callId: string;
  readonly status: CallStatus;
}
