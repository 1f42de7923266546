import { useEffect, useState } from "react";
import { takeSnapshot } from "./video-snapshot";

interface VideoPreviewProps {
  src: string;
  label: string;
  className?: string;
}

/** A video with a preview picture (UPL-05). */
export function VideoPreview({ src, label, className }: VideoPreviewProps) {
  const [poster, setPoster] = useState<string | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    let taken: string | null = null;
    takeSnapshot(src, ending.signal).then((snapshot) => {
      taken = snapshot;
      setPoster(snapshot);
    });
    return () => {
      ending.abort();
      if (taken) URL.revokeObjectURL(taken);
      setPoster(null);
    };
  }, [src]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the visitor's own footage has no captions
    <video
      className={className}
      src={src}
      poster={poster ?? undefined}
      controls
      preload="metadata"
      aria-label={label}
    />
  );
}
