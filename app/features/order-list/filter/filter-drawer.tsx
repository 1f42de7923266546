import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Drawer } from "~/ui/dialogs/drawer";
import { Skeleton } from "~/ui/feedback/skeleton";
import styles from "./filter-drawer.module.css";
import { FilterFields } from "./filter-fields";
import { type FilterOptions, panelParams } from "./filter-options";
import { type ListFilter, listHref } from "./list-filter";
import { KeptPlace, ListForm } from "./list-form-element";

interface FilterDrawerProps {
  filter: ListFilter;
  options: FilterOptions | null;
  serverNow: string | null;
  onClose: () => void;
}

/** All filters in a drawer, for small screens (LIST-19). */
export function FilterDrawer({ filter, options, serverNow, onClose }: FilterDrawerProps) {
  return (
    <Drawer title="筛选订单" isOpen onOpenChange={onClose}>
      <ListForm serverNow={serverNow} label="筛选订单" className={styles.form} onSent={onClose}>
        {/* Enter presses the first button of a form, which else were a shortcut for dates. */}
        <button type="submit" hidden tabIndex={-1} />
        <KeptPlace filter={filter} fields={panelParams(filter, options)} />
        {options ? <FilterFields filter={filter} options={options} /> : <Skeleton lines={8} height={44} />}
        <div className={styles.buttons}>
          <LinkButton to={listHref({})} onClick={onClose} fullWidth>
            清空筛选
          </LinkButton>
          <Button type="submit" variant="primary" fullWidth>
            查看结果
          </Button>
        </div>
      </ListForm>
    </Drawer>
  );
}
