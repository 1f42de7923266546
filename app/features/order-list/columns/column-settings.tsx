import { type ReactNode, useId } from "react";
import { Button } from "~/ui/buttons/button";
import { Checkbox } from "~/ui/fields/checkbox";
import { ColumnOrder } from "./column-order";
import styles from "./column-settings.module.css";
import { columnName, DEFAULT_VIEW, DENSITIES, type Density, type ListView } from "./list-view";

interface ColumnSettingsProps {
  view: ListView;
  onChange: (view: ListView) => void;
  /** The choice of the page size. */
  children?: ReactNode;
}

/** The content of 列设置 (ux.md U4). */
export function ColumnSettings({ view, onChange, children }: ColumnSettingsProps) {
  const name = useId();
  return (
    <div className={styles.settings}>
      <fieldset className={styles.columns}>
        <legend className={styles.legend}>列的显示与顺序</legend>
        <Checkbox isSelected isDisabled>
          {columnName("goods")}
        </Checkbox>
        <ColumnOrder view={view} onChange={onChange} />
        <Checkbox isSelected isDisabled>
          {columnName("actions")}
        </Checkbox>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>行距</legend>
        <div className={styles.densities}>
          {(Object.keys(DENSITIES) as Density[]).map((density) => (
            <label key={density} className={styles.density}>
              <input
                type="radio"
                name={name}
                checked={view.density === density}
                onChange={() => onChange({ ...view, density })}
              />
              {DENSITIES[density]}
            </label>
          ))}
        </div>
      </fieldset>
      {children}
      <Button size="sm" onPress={() => onChange(DEFAULT_VIEW)}>
        重置
      </Button>
    </div>
  );
}
