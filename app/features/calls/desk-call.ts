import type { WantedCall } from "./call-context";
import type { IncomingCall } from "./call-events";
import type { CallNotice } from "./call-types";

/** What the window of calls is there for, and what was said about it since. */
export interface DeskCall {
  readonly call: WantedCall | IncomingCall;
  readonly notices: readonly CallNotice[];
}
