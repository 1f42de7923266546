import { useEffect, useState } from "react";

/** A value after it has not changed for `ms`; the first one at once. Values are compared by `Object.is`. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
