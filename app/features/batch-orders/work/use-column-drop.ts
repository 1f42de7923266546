import { type DragEvent, useState } from "react";

/** A type of its own: files and texts that are dragged over a field are no columns. */
const COLUMN_TYPE = "application/x-zhuangda-column";

/** Props of what can be dragged onto a field for a column of the file. */
export const dragColumnProps = (column: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(COLUMN_TYPE, String(column));
    dataTransfer.effectAllowed = "copy";
  },
});

/** Takes columns that are dropped on a field: an extra beside its select, which does the same by touch and keyboard. */
export function useColumnDrop(take: (column: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    /** Whether a column is held over it. */
    isOver,
    /** Props for the element. */
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(COLUMN_TYPE)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const column = event.dataTransfer.getData(COLUMN_TYPE);
        if (column === "") return;
        event.preventDefault();
        take(column);
      },
    },
  };
}
