import { Keys } from "../keys";
import styles from "./palette.module.css";
import type { PaletteEntry, PaletteGroup } from "./palette-entries";

interface PaletteLinesProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The line that Enter opens. */
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry) => void;
}

/**
 * The results of the palette, in groups. The focus stays in its field, which names the active line for screen
 * readers.
 */
export function PaletteLines({ id, groups, active, optionId, onChoose }: PaletteLinesProps) {
  return (
    <div id={id} role="listbox" aria-label="查找结果">
      {groups.map(({ title, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={title} role="group" aria-labelledby={`${id}-${index}`} className={styles.group}>
          <div id={`${id}-${index}`} className={styles.title}>
            {title}
          </div>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === active?.id}
              className={styles.line}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <span className={styles.label}>{entry.label}</span>
              {entry.note ? <span className={styles.note}>{entry.note}</span> : null}
              {entry.keys ? (
                <span className={styles.keys} data-keys="">
                  <Keys keys={entry.keys} />
                </span>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
