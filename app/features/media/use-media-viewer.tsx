import { type ReactNode, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Download } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { useDownloadAll } from "./use-download-all";

/** Loaded when a picture is opened. */
const MediaViewer = lazyComponent(async () => (await import("./media-viewer")).MediaViewer);

/** Pictures and videos that belong together. */
export interface MediaSet {
  /** Description, e.g. 完工照片. It names them and the files of a download. */
  label: string;
  /** Addresses of pictures and videos, paths of this site. */
  urls: readonly string[];
  /** Further text for the name of a download, e.g. the order's number. */
  downloadPrefix?: string;
  /** Time and place at which they were taken, written on top in the viewer (`photoStamp`). */
  stamp?: string | undefined;
}

interface Viewing {
  /** Opens the one with this index, from 0. */
  open(index: number): void;
  /** The viewer while it is open. */
  viewer: ReactNode;
  /** A button that saves all of them; nothing for a single one. */
  downloadAll: ReactNode;
}

/** Functions for pictures wherever they are shown: open them in the viewer, save all of them (ux.md U29). */
export function useMediaViewer({ label, urls, downloadPrefix, stamp }: MediaSet): Viewing {
  const [shown, setShown] = useState<number | null>(null);
  const name = downloadPrefix ? `${downloadPrefix}-${label}` : label;
  const { isPending, download } = useDownloadAll(name, urls);
  return {
    open: setShown,
    viewer:
      shown === null ? null : (
        <MediaViewer
          label={label}
          urls={urls}
          stamp={stamp}
          start={shown}
          download={{ isPending, run: download }}
          onClose={() => setShown(null)}
        />
      ),
    downloadAll:
      urls.length > 1 ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Download size={16} />}
          isPending={isPending}
          onPress={download}
        >
          全部下载
        </Button>
      ) : null,
  };
}
