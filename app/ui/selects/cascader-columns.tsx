import { type KeyboardEvent, useRef, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components";
import { Popup } from "../dialogs/popup";
import type { ChoicePopup } from "../fields/choice-field";
import controlStyles from "../fields/control.module.css";
import { Check, ChevronRight } from "../icons";
import styles from "./cascader.module.css";
import { type CascaderNode, isLeaf, nodesAlong } from "./cascader-nodes";
import listStyles from "./list-box.module.css";

interface ColumnsProps {
  label: string;
  tree: readonly CascaderNode[];
  /** The path that is open at first. */
  start: readonly string[];
  /** Called only with a complete path. */
  onChoose(path: string[]): void;
}

/** The columns of a `Cascader`. Load them on demand. */
export function CascaderColumns({
  triggerRef,
  isOpen,
  onOpenChange,
  labelId: _,
  ...columns
}: ChoicePopup & ColumnsProps) {
  // Without a Dialog inside, the popover is the dialog, its hidden dismiss buttons included.
  return (
    <Popup
      className={styles.popover}
      aria-label={columns.label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Columns
        {...columns}
        onChoose={(path) => {
          columns.onChoose(path);
          onOpenChange(false);
        }}
      />
    </Popup>
  );
}

/** The open columns start fresh each time: they live as long as the popover. */
function Columns({ label, tree, start, onChoose }: ColumnsProps) {
  const [draft, setDraft] = useState(start);
  const columnsRef = useRef<HTMLDivElement>(null);
  const opened = nodesAlong(tree, draft);
  const columns = [tree, ...opened.filter((node) => !isLeaf(node)).map((node) => node.children ?? [])];

  const focusColumn = (index: number) => {
    const column = columnsRef.current?.querySelectorAll<HTMLElement>("[role=listbox]")[index];
    const target =
      column?.querySelector<HTMLElement>("[aria-selected=true]") ??
      column?.querySelector<HTMLElement>("[role=option]");
    target?.focus();
  };
  const choose = (level: number, node: CascaderNode) => {
    const path = [...draft.slice(0, level), node.code];
    setDraft(path);
    if (isLeaf(node)) onChoose(path);
    else requestAnimationFrame(() => focusColumn(level + 1));
  };
  const moveBetweenColumns = (level: number) => (event: KeyboardEvent) => {
    if (event.key === "ArrowRight" && level + 1 < columns.length) focusColumn(level + 1);
    else if (event.key === "ArrowLeft" && level > 0) focusColumn(level - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.columns} ref={columnsRef}>
      {columns.map((nodes, level) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the list inside
        <div
          key={draft.slice(0, level).join("/")}
          className={styles.column}
          onKeyDown={moveBetweenColumns(level)}
        >
          <ListBox
            className={listStyles.list}
            aria-label={`${label}，第 ${level + 1} 级`}
            autoFocus={level === 0 && (draft.length === 0 ? "first" : true)}
            selectionMode="single"
            escapeKeyBehavior="none"
            selectedKeys={draft[level] === undefined ? [] : [draft[level]]}
            onSelectionChange={(keys) => {
              const code = keys === "all" ? undefined : [...keys][0];
              const node = nodes.find((candidate) => candidate.code === (code ?? draft[level]));
              if (node) choose(level, node);
            }}
          >
            {nodes.map((node) => (
              <ListBoxItem key={node.code} id={node.code} textValue={node.name} className={listStyles.item}>
                <span>{node.name}</span>
                {isLeaf(node) ? (
                  draft[level] === node.code && <Check size={16} />
                ) : (
                  <ChevronRight size={16} className={controlStyles.chevron} />
                )}
              </ListBoxItem>
            ))}
          </ListBox>
        </div>
      ))}
    </div>
  );
}
