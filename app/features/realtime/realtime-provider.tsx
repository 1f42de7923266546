import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { coalesce } from "../../lib/coalesce";
import { connectRoom } from "./room-connection";
import { roomEventEffect } from "./room-event-effect";

interface RoomListener {
  readonly onEvent: (event: RoomEvent) => void;
  /** Events may have been missed for good: what is shown of them has to be read again. */
  readonly onStale?: (() => void) | undefined;
}

interface Realtime {
  /** Live count, null until an event has moved it. */
  readonly unread: number | null;
  readonly setUnread: (count: number | null) => void;
  readonly hasAbnormal: boolean;
  readonly listen: (listener: RoomListener) => () => void;
}

const RealtimeContext = createContext<Realtime | null>(null);

interface RealtimeProviderProps {
  /** Null for visitors: no socket is opened. */
  userId: string | null;
  /** Asks the server for the number of unread messages; rejections are ignored until the next event. */
  refetchUnread: () => Promise<number | null>;
  children: ReactNode;
}

/** Holds the tab's one line to the user's room and hands its events to whoever listens below (SOCK-01..04). */
export function RealtimeProvider({ userId, refetchUnread, children }: RealtimeProviderProps) {
  const [unread, setUnread] = useState<number | null>(null);
  const [hasAbnormal, setHasAbnormal] = useState(false);
  const listeners = useRef(new Set<RoomListener>());
  const latestRefetch = useRef(refetchUnread);
  useEffect(() => {
    latestRefetch.current = refetchUnread;
  });

  useEffect(() => {
    if (userId === null) return;
    const refreshBadge = coalesce(async () => setUnread(await latestRefetch.current()));
    const effects = {
      call: () => undefined,
      "abnormal-flag": () => setHasAbnormal(true),
      "unread-badge": refreshBadge,
    };
    const room = connectRoom({
      userId,
      onStale: () => {
        refreshBadge();
        for (const { onStale } of listeners.current) onStale?.();
      },
      onEvent: (event) => {
        effects[roomEventEffect(event)]();
        for (const { onEvent } of listeners.current) onEvent(event);
      },
      storage: sessionStorageOrNone(),
      openSocket: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))),
    });
    return () => {
      room.close();
      setUnread(null);
      setHasAbnormal(false);
    };
  }, [userId]);

  const realtime = useMemo<Realtime>(
    () => ({
      unread,
      setUnread,
      hasAbnormal,
      listen: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    }),
    [unread, hasAbnormal],
  );
  return <RealtimeContext.Provider value={realtime}>{children}</RealtimeContext.Provider>;
}

/**
 * Calls the handler for every event of the user while the component is shown, and the other one when events may have
 * been missed for good, as after a day offline. Outside of a provider nothing happens.
 */
export function useRoomEvents(onEvent: RoomListener["onEvent"], onStale?: () => void): void {
  const listen = useContext(RealtimeContext)?.listen;
  const latest = useRef({ onEvent, onStale });
  useEffect(() => {
    latest.current = { onEvent, onStale };
  });
  useEffect(
    () =>
      listen?.({
        onEvent: (event) => latest.current.onEvent(event),
        onStale: () => latest.current.onStale?.(),
      }),
    [listen],
  );
}

/**
 * The number of unread messages: what the page was loaded with until an event moves it (MSG-07, SOCK-04).
 *
 * @param initial number from the loader; null when it could not be loaded
 * @param load anything that is new with each load (the loader's data), so that a fresh number wins even if it is equal
 */
export function useUnread(initial: number | null, load: unknown = initial): number | null {
  const realtime = useContext(RealtimeContext);
  const setUnread = realtime?.setUnread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the trigger; its content does not matter
  useEffect(() => setUnread?.(null), [load, setUnread]);
  return realtime?.unread ?? initial;
}

/** Whether an abnormal event has come in since the page was opened (SOCK-03). */
export function useAbnormalFlag(): boolean {
  return useContext(RealtimeContext)?.hasAbnormal ?? false;
}

/** A browser may refuse storage altogether; the place in the stream then lives as long as the page. */
function sessionStorageOrNone(): Pick<Storage, "getItem" | "setItem"> {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
