import { useEffect, useRef, useState } from "react";
import { formatTimeLeft } from "~/lib/format";
import styles from "./countdown.module.css";

interface CountdownProps {
  /** ISO */
  until: string;
  /** The server's time when the page was made (ISO): the visitor's clock is not trusted. */
  serverNow: string;
  onEnd?: () => void;
}

const HOUR_MS = 3_600_000;

/** Time left, every second; red in the last hour. */
export function Countdown({ until, serverNow, onEnd }: CountdownProps) {
  const total = Math.max(0, Date.parse(until) - Date.parse(serverNow));
  const [left, setLeft] = useState(total);
  const onEndRef = useRef(onEnd);
  onEndRef.current = onEnd;

  useEffect(() => {
    const start = performance.now();
    const tick = () => {
      const next = Math.max(0, total - (performance.now() - start));
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      onEndRef.current?.();
    };
    const timer = setInterval(tick, 1000);
    setLeft(total);
    return () => clearInterval(timer);
  }, [total]);

  return (
    <time
      role="timer"
      dateTime={until}
      className={styles.countdown}
      data-urgent={left < HOUR_MS || undefined}
    >
      {formatTimeLeft(left)}
    </time>
  );
}
