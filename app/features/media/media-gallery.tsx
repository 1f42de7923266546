import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { classNames } from "~/ui/class-names";
import { Download, Play } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { mediaKindOf } from "./media-file";
import styles from "./media-gallery.module.css";
import { useDownloadAll } from "./use-download-all";

/** Comes when a picture is opened. */
const MediaViewer = lazyComponent(async () => (await import("./media-viewer")).MediaViewer);

interface MediaGalleryProps {
  /** What they show, e.g. 完工照片. Names the gallery, its pictures and the files of a download. */
  label: string;
  /** Addresses of pictures and videos, paths of this site. */
  urls: readonly string[];
  /** What else the name of a download says, e.g. the order's number. */
  downloadPrefix?: string;
  /** When and where they were taken, written over them in the viewer (`photoStamp`). */
  stamp?: string | undefined;
  /** How large they are shown: large where they are what one came for. */
  size?: "small" | "large";
}

/** Small pictures that open in the viewer, one after the other; several can be saved together (ux.md U29). */
export function MediaGallery({ label, urls, downloadPrefix, stamp, size = "small" }: MediaGalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const name = downloadPrefix ? `${downloadPrefix}-${label}` : label;
  const { isPending, download } = useDownloadAll(name, urls);
  if (urls.length === 0) return null;
  return (
    <div className={classNames(styles.gallery, size === "large" && styles.large)}>
      <ul className={styles.list} aria-label={label}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.item}
              aria-label={`查看${label}第 ${index + 1} 张，共 ${urls.length} 张`}
              onClick={() => setShown(index)}
            >
              {mediaKindOf(url) === "image" ? (
                <img src={url} alt="" loading="lazy" className={styles.picture} />
              ) : (
                <span className={styles.film}>
                  <Play size={20} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {urls.length > 1 ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Download size={16} />}
          isPending={isPending}
          onPress={download}
        >
          全部下载
        </Button>
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
