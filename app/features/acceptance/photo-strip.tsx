import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { ChevronLeft, ChevronRight, Download, Play } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { mediaKindOf } from "../media/media-file";
import { useDownloadAll } from "../media/use-download-all";
import styles from "./photo-strip.module.css";

/** Comes when a picture is opened. */
const MediaViewer = lazyComponent(async () => (await import("../media/media-viewer")).MediaViewer);

interface PhotoStripProps {
  /** What they show, e.g. 完工照片. Names the pictures and the files of a download. */
  label: string;
  /** Addresses of pictures and videos, paths of this site; at least one. */
  urls: readonly string[];
  /** What else the name of a download says, e.g. the order's number. */
  downloadPrefix: string;
  /** When and where they were taken, written over them in the viewer (`photoStamp`). */
  stamp: string | undefined;
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Photos in the width of their place, one at a time: by a finger, the arrow keys, the buttons or the small ones under
 * it. A press enlarges the photo in the viewer (ux.md U29).
 */
export function PhotoStrip({ label, urls, downloadPrefix, stamp }: PhotoStripProps) {
  const [index, setIndex] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const name = `${downloadPrefix}-${label}`;
  const { isPending, download } = useDownloadAll(name, urls);

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
              onClick={() => setShown(at)}
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
            <span className={styles.previous}>
              <IconButton
                label="上一张"
                isRaised
                icon={<ChevronLeft size={20} />}
                isDisabled={index === 0}
                onPress={() => go(index - 1)}
              />
            </span>
            <span className={styles.next}>
              <IconButton
                label="下一张"
                isRaised
                icon={<ChevronRight size={20} />}
                isDisabled={index === urls.length - 1}
                onPress={() => go(index + 1)}
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
          <Button
            size="sm"
            variant="ghost"
            icon={<Download size={16} />}
            isPending={isPending}
            onPress={download}
          >
            全部下载
          </Button>
        </div>
      ) : null}
      {shown === null ? null : (
        <MediaViewer
          label={label}
          urls={urls}
          stamp={stamp}
          start={shown}
          download={{ isPending, run: download }}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** A picture; a video plays in the viewer only. Pictures that are far away load when they come near. */
function Photo({ url, isNear }: { url: string; isNear: boolean }) {
  return mediaKindOf(url) === "image" ? (
    <img src={url} alt="" className={styles.picture} loading={isNear ? undefined : "lazy"} />
  ) : (
    <Play size={20} />
  );
}
