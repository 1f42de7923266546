import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Files that are dropped or pasted on an element: extras beside a button, which does the same by keyboard. */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    /** Whether files are held over it. */
    isOver,
    /** For the element. */
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
    },
  };
}
