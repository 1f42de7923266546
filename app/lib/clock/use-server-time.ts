import { useEffect, useState } from "react";
import { askServerTime, knowsServerTime, noteServerTime, serverTime } from "./server-clock";

/**
 * The server's time, ms, renewed every `everyMs`: right however old the page is, whatever the visitor's clock says, and
 * after a night in a background tab (ux.md U13). `madeAt` is the server's time when what is shown was made, ISO; null
 * where the page does not tell it, and then the server is asked.
 */
export function useServerTime(madeAt: string | null, everyMs: number): number {
  const [now, setNow] = useState(() =>
    madeAt === null || knowsServerTime() ? serverTime() : Date.parse(madeAt),
  );

  useEffect(() => {
    const tick = () => setNow(serverTime());
    if (madeAt !== null) noteServerTime(madeAt);
    else if (!knowsServerTime()) void askServerTime().then(tick);
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
