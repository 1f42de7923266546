import { useEffect, useRef, useState } from "react";
import { Play } from "~/ui/icons";
import { useSnapshot } from "~/ui/media/use-snapshot";
import styles from "./media-gallery.module.css";

/**
 * A video or a recording of a gallery. A video has a still picture, which is made when it scrolls into view
 * (UPL-05).
 */
export function Film({ url, isVideo }: { url: string; isVideo: boolean }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  const picture = useSnapshot(isVideo && isSeen ? url : null);
  useEffect(() => {
    if (!isVideo || !box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isVideo]);
  return (
    <span ref={box} className={styles.film}>
      {picture ? <img src={picture} alt="" className={styles.picture} /> : null}
      <span className={styles.play}>
        <Play size={20} />
      </span>
    </span>
  );
}
