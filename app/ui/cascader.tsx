import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, DialogTrigger, ListBox, ListBoxItem, Popover } from "react-aria-components";
import styles from "./cascader.module.css";
import { classNames } from "./class-names";
import controlStyles from "./control.module.css";
import { describedBy, FieldErrorLine, LabelText } from "./field";
import fieldStyles from "./field.module.css";
import { Check, ChevronDown, ChevronRight } from "./icons";
import listStyles from "./list-box.module.css";
import { LocaleProvider } from "./locale-provider";

export interface CascaderNode {
  code: string;
  name: string;
  children?: readonly CascaderNode[] | null;
}

interface CascaderProps {
  label: string;
  id?: string;
  /** Posts the code of the last level under this name. */
  name?: string;
  tree: readonly CascaderNode[];
  /** Codes from the first level to the last; empty when nothing is chosen. */
  value: readonly string[];
  /** Where to open while nothing is chosen: the first codes of a path. */
  startAt?: readonly string[];
  /** Called only with a complete path. */
  onChange: (path: string[]) => void;
  error?: string | null;
  description?: ReactNode;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The nodes along a path of codes; stops where the tree does not know the code. */
function nodesAlong(tree: readonly CascaderNode[], path: readonly string[]): CascaderNode[] {
  const nodes: CascaderNode[] = [];
  let level: readonly CascaderNode[] = tree;
  for (const code of path) {
    const node = level.find((candidate) => candidate.code === code);
    if (!node) break;
    nodes.push(node);
    level = node.children ?? [];
  }
  return nodes;
}

function isLeaf(node: CascaderNode): boolean {
  return !node.children || node.children.length === 0;
}

/** A place in a tree, chosen level by level in columns: 浙江省 / 杭州市 / 西湖区. */
export function Cascader(props: CascaderProps) {
  const { label, tree, value, startAt = [], error, description } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const labelId = `${id}-label`;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<readonly string[]>(value);
  const columnsRef = useRef<HTMLDivElement>(null);

  const chosen = nodesAlong(tree, value);
  const begun = nodesAlong(tree, startAt).map((node) => node.name);
  const placeholder = props.placeholder ?? "请选择";
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
    if (isLeaf(node)) {
      props.onChange(path);
      setOpen(false);
    } else {
      requestAnimationFrame(() => focusColumn(level + 1));
    }
  };
  const moveBetweenColumns = (level: number) => (event: KeyboardEvent) => {
    if (event.key === "ArrowRight" && level + 1 < columns.length) focusColumn(level + 1);
    else if (event.key === "ArrowLeft" && level > 0) focusColumn(level - 1);
    else return;
    event.preventDefault();
  };

  return (
    <LocaleProvider>
      <div className={fieldStyles.field}>
        <span className={fieldStyles.label} id={labelId}>
          <LabelText label={label} isRequired={props.isRequired} />
        </span>
        {description ? (
          <p className={fieldStyles.description} id={`${id}-description`}>
            {description}
          </p>
        ) : null}
        <DialogTrigger
          isOpen={isOpen}
          onOpenChange={(open) => {
            setDraft(value.length > 0 ? value : startAt);
            setOpen(open);
          }}
        >
          <Button
            id={id}
            className={controlStyles.control}
            aria-labelledby={`${labelId} ${id}-value`}
            aria-describedby={describedBy(id, description, error)}
            isDisabled={props.isDisabled}
            data-invalid={error ? true : undefined}
            data-disabled={props.isDisabled || undefined}
          >
            <span
              id={`${id}-value`}
              className={classNames(controlStyles.value, chosen.length === 0 && controlStyles.placeholder)}
            >
              {chosen.length > 0
                ? chosen.map((node) => node.name).join(" / ")
                : [...begun, begun.length > 0 ? "请选择" : placeholder].join(" / ")}
            </span>
            <ChevronDown size={16} className={controlStyles.chevron} />
          </Button>
          {/* Without a Dialog inside, the popover is the dialog, its hidden dismiss buttons included. */}
          <Popover className={styles.popover} aria-label={label} placement="bottom start" offset={4}>
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
                      <ListBoxItem
                        key={node.code}
                        id={node.code}
                        textValue={node.name}
                        className={listStyles.item}
                      >
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
          </Popover>
        </DialogTrigger>
        {props.name ? <input type="hidden" name={props.name} value={value.at(-1) ?? ""} /> : null}
        <FieldErrorLine id={id} error={error} />
      </div>
    </LocaleProvider>
  );
}
