import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLeaveGuard } from "~/lib/form/use-leave-guard";
import { toast } from "~/ui/feedback/toast";
import { CALL_TEXTS } from "../../../schema/rules/calls/call";
import { CallDialog } from "./call-dialog";
import { isIncoming } from "./call-events";
import { customerCallApi } from "./call-queries";
import { CallSession } from "./call-session";
import { type CallState, isUnreached, wouldBeCut } from "./call-state";
import type { CallRequest } from "./call-types";
import { CallWindow } from "./call-window";
import type { DeskCall } from "./desk-call";
import { isAllowed } from "./device-policy";
import { createPeerLink } from "./peer-link";
import { showCallOutcome } from "./show-call-outcome";
import { userMedia } from "./user-media";

interface CallDeskProps {
  desk: DeskCall;
  /** Called when the call is over and only its phone numbers are left. */
  onUnreached?(): void;
  /** Called when the call is over and its window must close. */
  onDone(): void;
}

/**
 * One call of the customer: its session, its window, and the phone numbers when the call did not succeed
 * (ux.md U53).
 */
export function CallDesk({ desk, onUnreached, onDone }: CallDeskProps) {
  const session = useCallSession(desk.call);
  const heard = useRef(0);
  const [failure, setFailure] = useState<string | null>(null);
  useLeaveGuard(() => session !== null && wouldBeCut(session.getState()));

  useEffect(() => {
    for (const update of desk.updates.slice(heard.current)) session?.hear(update);
    if (session) heard.current = desk.updates.length;
  }, [desk.updates, session]);

  if (failure !== null) return <CallDialog orderId={desk.call.orderId} onClose={onDone} failure={failure} />;
  const finish = (end: CallState) => {
    if (session && isUnreached(session.request.direction, end)) {
      setFailure(end.outcome?.text ?? "");
      onUnreached?.();
      return;
    }
    showCallOutcome(end);
    onDone();
  };
  // Rendered next to the page, because a dialog of the page makes everything else in it inert.
  return session ? createPortal(<CallWindow session={session} onOver={finish} />, document.body) : null;
}

/** After reloading the page it rings again there. */
function reload(): false {
  window.location.reload();
  return false;
}

/** A session as long as the window is open; it ends with the page. */
function useCallSession(call: DeskCall["call"]): CallSession | null {
  const [session, setSession] = useState<CallSession | null>(null);
  useEffect(() => {
    const ringsHere = isIncoming(call);
    const request: CallRequest = ringsHere
      ? call
      : { direction: "out", type: call.type, peerName: call.peerName, order: call.order };
    const started = new CallSession(request, {
      api: customerCallApi({
        orderId: ringsHere ? null : call.orderId,
        senderId: ringsHere ? call.senderId : null,
      }),
      mayUseDevices: () => isAllowed() || reload(),
      getMedia: userMedia,
      createPeer: createPeerLink,
      openSocket: (address, protocols) => new WebSocket(address, protocols),
      now: () => Date.now(),
      say: toast.info,
    });
    setSession(started);
    void started.begin();
    const leave = () => started.leave();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      // A link to another part of the site has taken the window away. Without devices nothing has rung yet.
      const left = started.getState();
      if (left.local && wouldBeCut(left)) toast.info(CALL_TEXTS.over);
      leave();
    };
  }, [call]);
  return session;
}
