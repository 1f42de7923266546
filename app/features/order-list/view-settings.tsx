import { useId } from "react";
import { ORDER_COLUMNS } from "~/features/orders/order-columns";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Disclosure } from "~/ui/disclosure";
import { Columns3 } from "~/ui/icons";
import { DEFAULT_VIEW, DENSITIES, type Density, type ListView, OPTIONAL_COLUMNS } from "./list-view";
import styles from "./view-settings.module.css";

interface ViewSettingsProps {
  view: ListView;
  onChange: (view: ListView) => void;
}

/** Which columns the list shows and how close its rows stand (ux.md U4). */
export function ViewSettings({ view, onChange }: ViewSettingsProps) {
  const name = useId();
  return (
    <Disclosure
      placement="end"
      summary={
        <>
          <Columns3 size={16} />
          列设置
        </>
      }
    >
      <div className={styles.settings}>
        <fieldset>
          <legend className={styles.legend}>显示的列</legend>
          {OPTIONAL_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              isSelected={!view.hidden.includes(column)}
              onChange={(isShown) =>
                onChange({
                  ...view,
                  hidden: OPTIONAL_COLUMNS.filter((each) =>
                    each === column ? !isShown : view.hidden.includes(each),
                  ),
                })
              }
            >
              {ORDER_COLUMNS[column]}
            </Checkbox>
          ))}
          <Checkbox isSelected isDisabled>
            {ORDER_COLUMNS.actions}
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
        <Button size="sm" onPress={() => onChange(DEFAULT_VIEW)}>
          重置
        </Button>
      </div>
    </Disclosure>
  );
}
