import { useEffect, useReducer, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Download, RotateCcw, RotateCw, ZoomIn, ZoomOut } from "~/ui/icons";
import { mediaKindOf } from "./media-file";
import { MediaStage } from "./media-stage";
import styles from "./media-viewer.module.css";
import { TurnButtons } from "./turn-buttons";
import { changeView, goOn, MAX_SCALE, MIN_SCALE, PLAIN_VIEW, type ViewChange } from "./view";

interface MediaViewerProps {
  label: string;
  urls: readonly string[];
  /** Time and place at which they were taken. */
  stamp?: string | undefined;
  /** Index of the first one to show, from 0. */
  start: number;
  /** Saves all of them together. */
  download: { isPending: boolean; run(): void };
  onClose(): void;
}

/** Effect of each key: the number of pictures to move, or a change of the view. */
const KEYS: Readonly<Record<string, number | ViewChange>> = {
  arrowleft: -1,
  arrowright: 1,
  "+": { type: "zoom", by: 1 },
  "=": { type: "zoom", by: 1 },
  "-": { type: "zoom", by: -1 },
  "0": { type: "reset" },
  r: { type: "turn" },
};

/**
 * Pictures and videos in the size of the window: zoom, rotate, move. Arrow keys change the picture, + and -
 * zoom, R rotates, 0 resets the view (ux.md U29).
 */
export function MediaViewer({ label, urls, stamp, start, download, onClose }: MediaViewerProps) {
  const [index, setIndex] = useState(start);
  const [view, change] = useReducer(changeView, PLAIN_VIEW);
  const url = urls[index] ?? "";
  const isPicture = mediaKindOf(url) === "image";

  const go = (by: number) => {
    setIndex((at) => goOn(at, by, urls.length));
    change({ type: "reset" });
  };
  const latestGo = useLatest(go);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A video handles its own keys.
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLMediaElement) return;
      const order = KEYS[event.key.toLowerCase()];
      if (typeof order === "number") latestGo.current(order);
      else if (order) change(order);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  return (
    <Dialog
      title={
        <>
          {label}
          <span className={styles.position} role="status">
            {index + 1} / {urls.length}
          </span>
        </>
      }
      size="full"
      isOpen
      onOpenChange={onClose}
    >
      <div className={styles.viewer}>
        <div className={styles.stage}>
          <MediaStage
            url={url}
            label={`${label}第 ${index + 1} 张`}
            view={view}
            stamp={stamp}
            change={change}
          />
          {urls.length > 1 ? <TurnButtons onTurn={go} /> : null}
        </div>
        <div className={styles.tools} role="toolbar" aria-label="查看方式">
          <IconButton
            label="缩小"
            icon={<ZoomOut size={20} />}
            isDisabled={!isPicture || view.scale <= MIN_SCALE}
            onPress={() => change({ type: "zoom", by: -1 })}
          />
          <span className={styles.scale}>{Math.round(view.scale * 100)}%</span>
          <IconButton
            label="放大"
            icon={<ZoomIn size={20} />}
            isDisabled={!isPicture || view.scale >= MAX_SCALE}
            onPress={() => change({ type: "zoom", by: 1 })}
          />
          <IconButton
            label="旋转"
            icon={<RotateCw size={20} />}
            isDisabled={!isPicture}
            onPress={() => change({ type: "turn" })}
          />
          <IconButton
            label="还原"
            icon={<RotateCcw size={20} />}
            isDisabled={!isPicture || view === PLAIN_VIEW}
            onPress={() => change({ type: "reset" })}
          />
          <Button
            size="sm"
            variant="ghost"
            icon={<Download size={16} />}
            isPending={download.isPending}
            onPress={download.run}
          >
            {urls.length > 1 ? "全部下载" : "下载"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
