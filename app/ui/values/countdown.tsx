import { useEffect, useRef } from "react";
import { useServerTime } from "~/lib/clock/use-server-time";
import { formatTimeLeft } from "~/lib/format";
import { useLatest } from "~/lib/use-latest";
import { HOUR, SECOND } from "../../../schema/rules/time";
import styles from "./countdown.module.css";

interface CountdownProps {
  /** ISO */
  until: string;
  /** The server's time when what is shown was made (ISO): the visitor's clock is not trusted. */
  serverNow: string;
  onEnd?: () => void;
}

/** Time left, every second; red in the last hour. */
export function Countdown({ until, serverNow, onEnd }: CountdownProps) {
  const now = useServerTime(serverNow, SECOND);
  const left = Math.max(0, Date.parse(until) - now);
  const isOver = left === 0;
  const wasRunning = useRef(!isOver);
  const onEndRef = useLatest(onEnd);

  useEffect(() => {
    if (isOver && wasRunning.current) onEndRef.current?.();
    wasRunning.current = !isOver;
  }, [isOver]);

  return (
    <time role="timer" dateTime={until} className={styles.countdown} data-urgent={left < HOUR || undefined}>
      {formatTimeLeft(left)}
    </time>
  );
}
