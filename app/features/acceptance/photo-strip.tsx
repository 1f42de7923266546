import { type KeyboardEvent, useRef, useState } from "react";
import { Play } from "~/ui/icons";
import { mediaKindOf } from "../media/media-file";
import { TurnButtons } from "../media/turn-buttons";
import { type MediaSet, useMediaViewer } from "../media/use-media-viewer";
import styles from "./photo-strip.module.css";

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * At least one photo, shown one at a time in the available width. Change it by swiping, with the arrow keys,
 * the buttons or the thumbnails. A press opens the photo in the viewer (ux.md U29).
 */
export function PhotoStrip(set: MediaSet) {
  const { label, urls } = set;
  const [index, setIndex] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const { open, viewer, downloadAll } = useMediaViewer(set);

  const go = (wanted: number) => {
    const next = Math.max(0, Math.min(urls.length - 1, wanted));
    setIndex(next);
    const box = strip.current;
    if (box) box.scrollLeft = next * box.clientWidth;
    return next;
  };
  const onScroll = () => {
    const box = strip.current;
    if (box && box.clientWidth > 0) setIndex(Math.round(box.scrollLeft / box.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(index, urls.length);
    if (next === undefined) return;
    event.preventDefault();
    const slide = strip.current?.children[go(next)];
    if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
  };
  return (
    <div className={styles.photos}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          ref={strip}
          role="group"
          aria-label={label}
          className={styles.strip}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {urls.map((url, at) => (
            <button
              key={url}
              type="button"
              className={styles.slide}
              tabIndex={at === index ? 0 : -1}
              aria-label={`查看${label}第 ${at + 1} 张，共 ${urls.length} 张`}
              onClick={() => open(at)}
            >
              <Photo url={url} isNear={Math.abs(at - index) <= 1} />
            </button>
          ))}
        </div>
        {urls.length > 1 ? (
          <>
            <span className={styles.position} aria-hidden="true">
              {index + 1} / {urls.length}
            </span>
            <span className={styles.turn}>
              <TurnButtons
                onTurn={(by) => go(index + by)}
                isFirst={index === 0}
                isLast={index === urls.length - 1}
              />
            </span>
          </>
        ) : null}
      </div>
      {urls.length > 1 ? (
        <div className={styles.foot}>
          <ul className={styles.smalls} aria-label={`全部${label}`}>
            {urls.map((url, at) => (
              <li key={url}>
                <button
                  type="button"
                  className={styles.small}
                  aria-label={`转到第 ${at + 1} 张`}
                  aria-current={at === index || undefined}
                  onClick={() => go(at)}
                >
                  <Photo url={url} isNear />
                </button>
              </li>
            ))}
          </ul>
          {downloadAll}
        </div>
      ) : null}
      {viewer}
    </div>
  );
}

/** A picture; a video plays only in the viewer. Pictures load when they are near the shown one. */
function Photo({ url, isNear }: { url: string; isNear: boolean }) {
  return mediaKindOf(url) === "image" ? (
    <img src={url} alt="" className={styles.picture} loading={isNear ? undefined : "lazy"} />
  ) : (
    <Play size={20} />
  );
}
