import { useEffect, useState } from "react";
import { askServerTime, knowsServerTime } from "./server-clock";

/** Whether the server's time is known, or was asked for in vain: a dialog may be the first that needs it (R20). */
export function useAskedTime(): boolean {
  const [isAsked, setAsked] = useState(knowsServerTime);
  useEffect(() => {
    if (!isAsked) void askServerTime().then(() => setAsked(true));
  }, [isAsked]);
  return isAsked;
}
