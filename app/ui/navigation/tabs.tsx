import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import styles from "./tab-links.module.css";
import tabsStyles from "./tabs.module.css";
import { useCurrentTab } from "./use-current-tab";

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** What stands under the selected tab. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs within a dialog; tabs of a page are links (`TabLinks`). Arrow keys, Home and End move along them. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const buttons = useRef(new Map<Key, HTMLButtonElement>());
  const strip = useRef<HTMLDivElement>(null);
  useCurrentTab(strip, selected);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const step = STEPS[event.key];
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : step === undefined ? -1 : at + step;
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (!tab || (step === undefined && event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    onSelect(tab.key);
    buttons.current.get(tab.key)?.focus();
  };
  return (
    <>
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        className={`${styles.tabs} ${styles.list} ${tabsStyles.list}`}
      >
        {tabs.map((tab) => {
          const isSelected = tab.key === selected;
          return (
            <button
              key={tab.key}
              ref={(element) => {
                if (element) buttons.current.set(tab.key, element);
              }}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              className={`${styles.tab} ${tabsStyles.tab}`}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.key)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={-1}
        className={tabsStyles.panel}
      >
        {children}
      </div>
    </>
  );
}
