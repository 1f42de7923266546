import type { WantedCall } from "./call-context";
import type { IncomingCall } from "./call-events";
import type { CallUpdate } from "./call-types";

/** The call of the window, and its updates since. */
export interface DeskCall {
  readonly call: WantedCall | IncomingCall;
  readonly updates: readonly CallUpdate[];
}
