import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Notice } from "~/ui/feedback/notice";
import { isComposing } from "~/ui/fields/composition";
import { Search } from "~/ui/icons";
import styles from "./palette.module.css";
import type { PaletteEntry } from "./palette-entries";
import { PaletteLines } from "./palette-lines";
import { useFound } from "./use-found";

interface PaletteDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows all shortcuts instead. */
  onKeys: () => void;
}

/** Finds orders, goods, pages and actions by typing (ux.md U47). It opens empty. */
export function PaletteDialog({ isOpen, onOpenChange, onKeys }: PaletteDialogProps) {
  return (
    <Dialog title="快速查找" size="lg" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Palette onClose={() => onOpenChange(false)} onKeys={onKeys} />
    </Dialog>
  );
}

function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const [text, setText] = useState("");
  const [wantedId, setWantedId] = useState<string | null>(null);
  const { groups, status, retry } = useFound(text);
  const navigate = useNavigate();
  const id = useId();
  const lines = useRef<HTMLDivElement>(null);

  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry.id === wantedId) ?? entries[0];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  useEffect(() => {
    if (wantedId !== null)
      lines.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [wantedId]);

  const choose = (entry: PaletteEntry) => {
    if (entry.to === undefined) return onKeys();
    onClose();
    navigate(entry.to);
  };
  const hear = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 && event.key !== "Enter") return;
    event.preventDefault();
    if (!active) return;
    if (step === 0) return choose(active);
    // From the first line, the last one is one press away, and vice versa.
    setWantedId(entries.at((entries.indexOf(active) + step) % entries.length)?.id ?? null);
  };

  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Search size={16} className={styles.icon} />
        <input
          type="text"
          role="combobox"
          className={styles.input}
          value={text}
          maxLength={50}
          placeholder="订单号、客户姓名或电话、商品、页面"
          aria-label="查找订单、商品、页面和操作"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-lines`}
          aria-activedescendant={active ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="go"
          onKeyDown={hear}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWantedId(null);
          }}
        />
      </div>
      <div ref={lines} className={styles.lines}>
        <PaletteLines
          id={`${id}-lines`}
          groups={groups}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      </div>
      <div role="status" className={styles.status}>
        {status === "loading" ? "正在查找订单…" : null}
        {status === "failed" ? (
          <Notice
            tone="warning"
            action={
              <Button size="sm" onPress={retry}>
                重试
              </Button>
            }
          >
            订单和商品没有查到，请检查网络后重试
          </Notice>
        ) : null}
        {status === "ready" && text.trim() !== "" ? <span>找到 {entries.length - 1} 项</span> : null}
      </div>
    </div>
  );
}
