import { useEffect, useState } from "react";
import { askServerTime, knowsServerTime, noteServerTime, serverTime } from "./server-clock";

/**
 * The server's time, ms, renewed every `everyMs`: right however old the page is, whatever the visitor's clock says, and
 * after a night in a background tab (ux.md U13). `madeAt` is the server's time when what is shown was made, ISO.
 */
export function useServerTime(madeAt: string, everyMs: number): number {
  const [now, setNow] = useState(() => (knowsServerTime() ? serverTime() : Date.parse(madeAt)));

  useEffect(() => {
    noteServerTime(madeAt);
    const tick = () => setNow(serverTime());
    tick();
    const timer = setInterval(tick, everyMs);
    const wake = () => {
      if (document.visibilityState === "visible") void askServerTime().then(tick);
    };
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [madeAt, everyMs]);

  return now;
}
