import { useEffect, useState } from "react";

/** The last value that was not null; null before there was one. */
export function useLastValue<T>(data: T | null): T | null {
  const [kept, setKept] = useState(data);
  useEffect(() => {
    if (data !== null) setKept(data);
  }, [data]);
  return kept;
}
