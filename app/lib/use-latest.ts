import { type MutableRefObject, useRef } from "react";

/**
 * A reference to the value of the latest render, for callbacks that outlive a render: listeners, timers and answers that
 * are waited for. The reference itself never changes, so effects need not run again because of it.
 */
export function useLatest<T>(value: T): MutableRefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
