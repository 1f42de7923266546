import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { EVERYTHING } from "../../lib/graphql/changes";
import { useChanges } from "../../lib/graphql/provider";
import { changedBy } from "./changed-by";
import { roomEventEffect } from "./room-event-effect";

interface RoomListener {
  readonly onEvent: (event: RoomEvent) => void;
  /** Events may have been missed for good: what is shown of them has to be read again. */
  readonly onStale?: (() => void) | undefined;
}

interface Realtime {
  readonly hasAbnormal: boolean;
  readonly listen: (listener: RoomListener) => () => void;
}

const RealtimeContext = createContext<Realtime | null>(null);

/** Resolves at once, or as soon as the browser is online again. */
const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine === false) window.addEventListener("online", () => resolve(), { once: true });
    else resolve();
  });

/**
 * The line's code, with all that checks what comes over it, is fetched after the page is alive. Browsers keep a module
 * that failed until the page is reloaded, so nothing is asked for while the browser is offline.
 */
async function loadConnection(): Promise<typeof import("./room-connection")> {
  await whenOnline();
  return import("./room-connection");
}

interface RealtimeProviderProps {
  /** Null for visitors: no socket is opened. */
  userId: string | null;
  children: ReactNode;
}

/**
 * Holds the tab's one line to the user's room (SOCK-01..04): an event tells the GraphQL client what has changed, so that
 * what is shown of it is read again, and passed to the listeners below.
 */
export function RealtimeProvider({ userId, children }: RealtimeProviderProps) {
  const [hasAbnormal, setHasAbnormal] = useState(false);
  const listeners = useRef(new Set<RoomListener>());
  const { announce } = useChanges();

  useEffect(() => {
    if (userId === null) return;
    let room: { close(): void } | null = null;
    let isOver = false;
    const connect = async () => {
      const { connectRoom } = await loadConnection();
      if (isOver) return;
      room = connectRoom({
        userId,
        onStale: () => {
          announce({ changed: [EVERYTHING], isOwn: false });
          for (const { onStale } of listeners.current) onStale?.();
        },
        onEvent: (event) => {
          if (roomEventEffect(event) === "abnormal-flag") setHasAbnormal(true);
          announce({ changed: changedBy(event), isOwn: false });
          for (const { onEvent } of listeners.current) onEvent(event);
        },
        storage: sessionStorageOrNone(),
        openSocket: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))),
      });
    };
    // Without the code the page works as without a line: what it shows is read when it is opened.
    connect().catch(() => undefined);
    return () => {
      isOver = true;
      room?.close();
      setHasAbnormal(false);
    };
  }, [userId, announce]);

  const realtime = useMemo<Realtime>(
    () => ({
      hasAbnormal,
      listen: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    }),
    [hasAbnormal],
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
