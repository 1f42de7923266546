import { ListSearch, OrderNoField } from "~/features/list/list-search";
import { NativeSelect } from "~/ui/selects/native-select";
import { COMPLAINT_OBJECT_NAMES, COMPLAINT_OBJECTS } from "../../../schema/rules/feedback/complaint";
import styles from "./rights.module.css";
import { RIGHTS_LIST, type RightsFilter } from "./rights-list-address";

/** Filters a list by type (only complaints) and by order number (COMP-02, ARB-13). */
export function RightsSearch({ filter }: { filter: RightsFilter }) {
  return (
    <ListSearch at={RIGHTS_LIST} filter={filter} keeps={["tab"]}>
      {filter.tab ? null : (
        <div className={styles.type}>
          <NativeSelect label="投诉类型" name="complaintType" defaultValue={filter.complaintType ?? ""}>
            <option value="">全部</option>
            {COMPLAINT_OBJECTS.map((object) => (
              <option key={object} value={object}>
                {COMPLAINT_OBJECT_NAMES[object]}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      <OrderNoField id="right-order-no" value={filter.orderNo} />
    </ListSearch>
  );
}
