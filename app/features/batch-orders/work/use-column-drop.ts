import { type DragEvent, useState } from "react";

/** A data type of its own, because files and texts that are dragged over a field are not columns. */
const COLUMN_TYPE = "application/x-zhuangda-column";

/** Props of an element that can be dragged to a field as a column of the file. */
export const dragColumnProps = (column: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(COLUMN_TYPE, String(column));
    dataTransfer.effectAllowed = "copy";
  },
});

/**
 * Accepts columns that are dropped on a field, in addition to its select, which works by touch and keyboard.
 */
export function useColumnDrop(take: (column: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    /** Whether a column is dragged over it. */
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
