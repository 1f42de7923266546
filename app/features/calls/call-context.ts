import { createContext, useContext } from "react";
import type { CallType } from "../../../schema/rules/calls/call";
import type { CalledOrder } from "./call-types";

/** A requested call about an order. */
export interface WantedCall {
  readonly orderId: string;
  readonly type: CallType;
  readonly peerName: string;
  readonly order?: CalledOrder | undefined;
}

export const StartCallContext = createContext<((wanted: WantedCall) => void) | null>(null);

/** Starts a call from anywhere in the customer area; null outside of it. */
export const useStartCall = () => useContext(StartCallContext);
