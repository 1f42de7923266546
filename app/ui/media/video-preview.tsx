import { useSnapshot } from "./use-snapshot";

interface VideoPreviewProps {
  src: string;
  label: string;
  className?: string;
}

/** A video with a preview picture (UPL-05). */
export function VideoPreview({ src, label, className }: VideoPreviewProps) {
  const poster = useSnapshot(src);
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
