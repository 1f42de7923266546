import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "~/ui/buttons/icon-button";
import { Checkbox } from "~/ui/fields/checkbox";
import { ArrowDown, ArrowUp, Pin, PinOff } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import styles from "./column-settings.module.css";
import {
  canMove,
  columnName,
  columnsOf,
  type ListView,
  moveColumn,
  type OptionalColumn,
  pinColumn,
  showColumn,
} from "./list-view";

interface ColumnOrderProps {
  view: ListView;
  onChange: (view: ListView) => void;
}

const moveLabel = (column: OptionalColumn, step: -1 | 1) =>
  `${columnName(column)}${step === -1 ? "前移" : "后移"}`;
const pinLabel = (column: OptionalColumn, isPinned: boolean) =>
  isPinned ? `取消固定${columnName(column)}` : `固定${columnName(column)}在前面`;

/** The columns that can be moved, pinned and hidden, with buttons for keyboard and touch. */
export function ColumnOrder({ view, onChange }: ColumnOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Labels of the buttons that should get the focus after a move; the first enabled one gets it. */
  const wanted = useRef<string[]>([]);
  const [said, setSaid] = useState("");

  // A moved row leaves the page for a moment, and loses the focus.
  useLayoutEffect(() => {
    const labels = wanted.current.splice(0);
    const [button] = labels.flatMap((label) => [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[aria-label="${label}"]:not(:disabled)`) ?? []),
    ]);
    button?.focus();
  });

  const rearrange = (column: OptionalColumn, next: ListView, ...labels: string[]) => {
    wanted.current = labels;
    const place = columnsOf(next).indexOf(column) + 1;
    if (place > 0) setSaid(`${columnName(column)}，现在是第 ${place} 列`);
    onChange(next);
  };
  return (
    <>
      <ol ref={list} className={styles.order}>
        {view.order.map((column) => {
          const isPinned = view.pinned.includes(column);
          return (
            <li key={column} className={styles.column}>
              <Checkbox
                isSelected={!view.hidden.includes(column)}
                onChange={(isShown) => onChange(showColumn(view, column, isShown))}
              >
                {columnName(column)}
              </Checkbox>
              <span className={styles.buttons} data-pinned={isPinned || undefined}>
                <IconButton
                  label={pinLabel(column, isPinned)}
                  icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
                  onPress={() =>
                    rearrange(column, pinColumn(view, column, !isPinned), pinLabel(column, !isPinned))
                  }
                />
                {([-1, 1] as const).map((step) => (
                  <IconButton
                    key={step}
                    label={moveLabel(column, step)}
                    icon={step === -1 ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
                    isDisabled={!canMove(view, column, step)}
                    onPress={() =>
                      rearrange(
                        column,
                        moveColumn(view, column, step),
                        moveLabel(column, step),
                        moveLabel(column, step === 1 ? -1 : 1),
                      )
                    }
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  );
}
