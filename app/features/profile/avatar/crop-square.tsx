import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { type Crop, MOST_ZOOM, moved, type PictureSize, squareOf, within } from "./crop";
import styles from "./crop-square.module.css";

/** Step of an arrow key, as a part of the square. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

interface CropSquareProps {
  picture: PictureSize;
  file: File;
  crop: Crop;
  onChange(crop: Crop): void;
}

/** The picture under a square window, which can be moved by dragging or arrow keys, and enlarged. */
export function CropSquare({ picture, file, crop, onChange }: CropSquareProps) {
  const url = useObjectUrl(file);
  const id = useId();
  const held = useRef<{ x: number; y: number } | null>(null);
  const { left, top, side } = squareOf(picture, crop);
  const inSquares = (px: number) => `${(px / side) * 100}%`;

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const from = held.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    held.current = { x: event.clientX, y: event.clientY };
    onChange(
      moved(picture, crop, { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / width }),
    );
  };
  const step = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(moved(picture, crop, by));
  };

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.square}
        aria-label="头像范围：拖动图片，或按方向键移动"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
        onPointerCancel={() => {
          held.current = null;
        }}
        onKeyDown={step}
      >
        {url ? (
          <img
            src={url}
            alt=""
            draggable={false}
            className={styles.picture}
            style={{
              width: inSquares(picture.width),
              height: inSquares(picture.height),
              left: inSquares(-left),
              top: inSquares(-top),
            }}
          />
        ) : null}
        <span className={styles.round} />
      </button>
      <label htmlFor={id} className={styles.zoom}>
        缩放
        <input
          id={id}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            onChange(within(picture, { ...crop, zoom: event.currentTarget.valueAsNumber }))
          }
        />
      </label>
    </div>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
