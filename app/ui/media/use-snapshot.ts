import { useEffect, useState } from "react";
import { takeSnapshot } from "./video-snapshot";

/** The address of a picture of a video (UPL-05); null until it is taken, without a video, and where none can be taken. */
export function useSnapshot(src: string | null): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (src === null) return;
    const ending = new AbortController();
    let taken: string | null = null;
    takeSnapshot(src, ending.signal).then((snapshot) => {
      taken = snapshot;
      setPicture(snapshot);
    });
    return () => {
      ending.abort();
      if (taken) URL.revokeObjectURL(taken);
      setPicture(null);
    };
  }, [src]);
  return picture;
}
