import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Takes files that are dropped or pasted on an element: an extra beside a button that does the same by keyboard. */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    /** Whether files are held over it. */
    isOver,
    /** Props for the element. */
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
