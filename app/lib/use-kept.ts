import { useEffect, useState } from "react";

/** What was there last, which stays while there is nothing; null before there was anything. */
export function useKept<T>(data: T | null): T | null {
  const [kept, setKept] = useState(data);
  useEffect(() => {
    if (data !== null) setKept(data);
  }, [data]);
  return kept;
}
