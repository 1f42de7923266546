import { classNames } from "~/ui/class-names";
import { Film } from "./film";
import { mediaKindOf } from "./media-file";
import styles from "./media-gallery.module.css";
import { type MediaSet, useMediaViewer } from "./use-media-viewer";

interface MediaGalleryProps extends MediaSet {
  /** Size of the pictures: large when they are the main content, whole when there is only one. */
  size?: "small" | "large" | "whole";
}

/** Small pictures that open in the viewer; several can be saved together (ux.md U29). */
export function MediaGallery({ size = "small", ...set }: MediaGalleryProps) {
  const { label, urls } = set;
  const { open, viewer, downloadAll } = useMediaViewer(set);
  if (urls.length === 0) return null;
  return (
    <div className={classNames(styles.gallery, size !== "small" && styles[size])}>
      <ul className={styles.list} aria-label={label}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.item}
              aria-label={`查看${label}第 ${index + 1} 张，共 ${urls.length} 张`}
              onClick={() => open(index)}
            >
              {mediaKindOf(url) === "image" ? (
                <img src={url} alt="" loading="lazy" className={styles.picture} />
              ) : (
                <Film url={url} isVideo={mediaKindOf(url) === "video"} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {downloadAll}
      {viewer}
    </div>
  );
}
