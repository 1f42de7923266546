import { type CSSProperties, type PointerEvent, type SyntheticEvent, useRef, useState } from "react";
import { Notice } from "~/ui/feedback/notice";
import { mediaKindOf } from "./media-file";
import styles from "./media-viewer.module.css";
import type { View, ViewChange } from "./view";

interface MediaStageProps {
  url: string;
  label: string;
  view: View;
  /** Text on top of a picture. */
  stamp: string | undefined;
  change(change: ViewChange): void;
}

/** The picture, video or recording that the viewer shows. */
export function MediaStage({ url, label, view, stamp, change }: MediaStageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [shape, setShape] = useState<{ url: string; ratio: number } | null>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const kind = mediaKindOf(url);
  if (broken === url) return <Notice tone="warning">文件加载失败，请稍后重试</Notice>;
  if (kind === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: footage of the work has no captions
      <video
        key={url}
        className={styles.film}
        src={url}
        controls
        aria-label={label}
        onError={() => setBroken(url)}
      />
    );
  }
  if (kind === "audio") {
    // biome-ignore lint/a11y/useMediaCaption: recordings of people on site have no captions
    return <audio key={url} src={url} controls aria-label={label} onError={() => setBroken(url)} />;
  }
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    change({ type: "move", dx: x - from.x, dy: y - from.y });
    dragged.current = { x, y };
  };
  const drop = () => {
    dragged.current = null;
  };
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.angle}deg)`;
  const onLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setShape({ url, ratio: naturalWidth / naturalHeight || 1 });
  return (
    <>
      <img
        key={url}
        className={styles.picture}
        src={url}
        alt={label}
        draggable={false}
        style={{ transform, cursor: view.scale > 1 ? "grab" : "default" }}
        onLoad={onLoad}
        onError={() => setBroken(url)}
        onWheel={({ deltaY }) => change({ type: "zoom", by: deltaY < 0 ? 1 : -1 })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
      {stamp && shape?.url === url ? (
        <p className={styles.stamp} style={{ transform, "--ratio": shape.ratio } as CSSProperties}>
          <span>{stamp}</span>
        </p>
      ) : null}
    </>
  );
}
