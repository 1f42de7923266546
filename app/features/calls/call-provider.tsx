import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { RING_MS } from "../../../schema/rules/call";
import { useRoomEvents } from "../messages/realtime-provider";
import { StartCallContext, type WantedCall } from "./call-context";
import { type IncomingCall, isIncoming, readCallEvent } from "./call-events";
import type { CallNotice } from "./call-types";

/** Everything about calls is loaded with the first one: most visits have none. */
const CallDesk = lazy(async () => ({ default: (await import("./call-desk")).CallDesk }));

/** What the window of calls is there for, and what was said about it since. */
export interface DeskCall {
  readonly call: WantedCall | IncomingCall;
  readonly notices: readonly CallNotice[];
}

const RANG_KEY = "call-rang-at";

/** Lets calls ring in every page of the customer area, and pages start them (CALL-01, CALL-02). */
export function CallProvider({ children }: { children: ReactNode }) {
  const [desk, setDesk] = useState<DeskCall | null>(null);
  const show = useCallback((call: DeskCall["call"]) => setDesk((now) => now ?? { call, notices: [] }), []);

  const hear = (event: RoomEvent) => {
    const said = event.kind.startsWith("videoCall") ? readCallEvent(event) : null;
    if (!said) return;
    if (!isIncoming(said)) {
      return setDesk((now) => now && { ...now, notices: [...now.notices, said] });
    }
    // Events of a time when the line was away are told later on.
    if (Date.now() - event.at >= RING_MS) return;
    remember();
    show(said);
  };
  const ask = useCallback(async () => {
    const { fetchRinging } = await import("./call-queries");
    const ringing = await fetchRinging().catch(() => null);
    if (ringing) show(ringing);
  }, [show]);
  useRoomEvents(hear, ask);
  // The event was for the page before this one.
  useEffect(() => {
    if (rangLately()) void ask();
  }, [ask]);

  return (
    <StartCallContext.Provider value={show}>
      {children}
      {desk ? (
        <Suspense fallback={null}>
          <CallDesk desk={desk} onDone={() => setDesk(null)} />
        </Suspense>
      ) : null}
    </StartCallContext.Provider>
  );
}

/** Storage may be switched off; a reload then ends the ringing in this window alone. */
function remember(): void {
  try {
    window.sessionStorage.setItem(RANG_KEY, String(Date.now()));
  } catch {
    // See above.
  }
}

function rangLately(): boolean {
  try {
    return Date.now() - Number(window.sessionStorage.getItem(RANG_KEY)) < RING_MS;
  } catch {
    return false;
  }
}
