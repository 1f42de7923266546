import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { lazyComponent } from "~/ui/lazy-component";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { RING_MS } from "../../../schema/rules/calls/call";
import { useRoomEvents } from "../realtime/realtime-provider";
import { StartCallContext, type WantedCall } from "./call-context";
import { isIncoming, readCallEvent } from "./call-events";
import type { DeskCall } from "./desk-call";
import { isAllowed } from "./device-policy";
import { keepRinging, keepWanted, rangLately, takeWanted } from "./kept-call";

/** Loaded with the first call, because most visits have none. */
const CallDesk = lazyComponent(async () => (await import("./call-desk")).CallDesk);

interface ShownCall extends DeskCall {
  readonly key: string;
  /** Only the phone numbers are shown: another call takes their place. */
  readonly isOver: boolean;
}

/** Shows incoming calls on every page of the customer area, and lets pages start calls (CALL-01, CALL-02). */
export function CallProvider({ children }: { children: ReactNode }) {
  const [desk, setDesk] = useState<ShownCall | null>(null);
  /** Calls that do not ring here any more, by their ids: what the server said of one before that is late. */
  const past = useRef(new Set<string>());
  /** Whether a call came while another one had the window. */
  const wasLeftOut = useRef(false);
  const show = useCallback((call: DeskCall["call"]) => {
    const next = { call, updates: [], key: crypto.randomUUID(), isOver: false };
    setDesk((now) => {
      if (!now || now.isOver) return next;
      wasLeftOut.current ||= isIncoming(call);
      return now;
    });
  }, []);
  const start = useCallback(
    (wanted: WantedCall) => {
      if (isAllowed()) return show(wanted);
      keepWanted(wanted);
      window.location.reload();
    },
    [show],
  );

  const ask = useCallback(async () => {
    const { fetchRinging } = await import("./call-queries");
    const ringing = await fetchRinging().catch(() => null);
    if (!ringing || past.current.has(ringing.id)) return;
    keepRinging();
    show(ringing);
  }, [show]);
  const hear = (event: RoomEvent) => {
    const said = event.kind.startsWith("videoCall") ? readCallEvent(event) : null;
    if (!said) return;
    if (!isIncoming(said)) {
      past.current.add(said.callId);
      setDesk((now) => now && { ...now, updates: [...now.updates, said] });
    } else if (Date.now() - event.at < RING_MS) {
      keepRinging();
      show(said);
    } else {
      // The event is from a time when the connection was lost, or the clock of this computer is fast: only the
      // server knows whether the call still rings.
      void ask();
    }
  };
  useRoomEvents(hear, ask);
  const end = (next: (now: ShownCall | null) => ShownCall | null) => {
    if (desk && isIncoming(desk.call)) past.current.add(desk.call.id);
    setDesk(next);
  };
  const isFree = !desk || desk.isOver;
  useEffect(() => {
    if (!isFree || !wasLeftOut.current) return;
    wasLeftOut.current = false;
    // It may still ring.
    void ask();
  }, [isFree, ask]);

  // A call that the document before this one has kept.
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted && isAllowed()) show(wanted);
    else if (rangLately()) void ask();
  }, [ask, show]);

  return (
    <StartCallContext.Provider value={start}>
      {children}
      {desk ? (
        <CallDesk
          key={desk.key}
          desk={desk}
          onUnreached={() => end((now) => now && { ...now, isOver: true })}
          onDone={() => end(() => null)}
          onClose={() => end(() => null)}
        />
      ) : null}
    </StartCallContext.Provider>
  );
}
