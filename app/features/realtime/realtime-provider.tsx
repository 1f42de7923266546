import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { EVERYTHING } from "../../lib/graphql/changes";
import { useChanges } from "../../lib/graphql/provider";
import { useOneCustomer } from "../../lib/session/use-one-customer";
import { changedBy } from "./changed-by";
import { roomEventEffect } from "./room-event-effect";
import { useOtherTabs } from "./use-other-tabs";

interface RoomListener {
  readonly onEvent: (event: RoomEvent) => void;
  /** Called when a call may ring whose event did not come. */
  readonly onMayRing?: (() => void) | undefined;
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
 * The code of the connection, with its checks of received data, is loaded after hydration. Browsers remember
 * a failed module until a reload, so it is not requested while the browser is offline.
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
 * Holds the tab's only connection to the user's room (SOCK-01..04). An event tells the GraphQL client which
 * data have changed, so that shown data are read again, and is passed to the listeners below.
 */
export function RealtimeProvider({ userId, children }: RealtimeProviderProps) {
  const [hasAbnormal, setHasAbnormal] = useState(false);
  const listeners = useRef(new Set<RoomListener>());
  const { announce } = useChanges();
  useOneCustomer(userId);
  useOtherTabs(userId);

  useEffect(() => {
    if (userId === null) return;
    let room: { close(): void } | null = null;
    let isOver = false;
    const connect = async () => {
      const { connectRoom } = await loadConnection();
      if (isOver) return;
      room = connectRoom({
        userId,
        onStale: () => announce({ changed: [EVERYTHING], isOwn: false }),
        onMayRing: () => {
          for (const { onMayRing } of listeners.current) onMayRing?.();
        },
        onEvent: (event) => {
          if (roomEventEffect(event) === "abnormal-flag") setHasAbnormal(true);
          announce({ changed: changedBy(event), isOwn: false });
          for (const { onEvent } of listeners.current) onEvent(event);
        },
        storage: sessionStorageOrNone(),
        // Not `performance.now()`, which stops while the computer sleeps.
        pageAgeMs: () => Date.now() - performance.timeOrigin,
        openSocket: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))),
      });
    };
    // Without the code the page works as without a connection: it shows the data from its load.
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
 * Calls a handler for every event of the user while the component is rendered, and the other one when a call may ring
 * whose event did not come, as in a new tab. Outside of a provider nothing happens.
 */
export function useRoomEvents(onEvent: RoomListener["onEvent"], onMayRing?: () => void): void {
  const listen = useContext(RealtimeContext)?.listen;
  const latest = useLatest({ onEvent, onMayRing });
  useEffect(
    () =>
      listen?.({
        onEvent: (event) => latest.current.onEvent(event),
        onMayRing: () => latest.current.onMayRing?.(),
      }),
    [listen],
  );
}

/** Whether an abnormal event has come in since the page was opened (SOCK-03). */
export function useAbnormalFlag(): boolean {
  return useContext(RealtimeContext)?.hasAbnormal ?? false;
}

/** A browser may refuse all storage; then only the page knows the number of the last event. */
function sessionStorageOrNone(): Pick<Storage, "getItem" | "setItem"> {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
