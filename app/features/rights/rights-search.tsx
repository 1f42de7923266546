import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { NativeSelect } from "~/ui/native-select";
import { TextField } from "~/ui/text-field";
import { COMPLAINT_OBJECT_NAMES, COMPLAINT_OBJECTS } from "../../../schema/rules/complaint";
import styles from "./rights.module.css";
import type { RightsAddress } from "./rights-address";

/** Narrows a list down by type, of complaints alone, and by order number (COMP-02, ARB-13). It works without scripts. */
export function RightsSearch({ address }: { address: RightsAddress }) {
  const { tab, type, orderNo } = address;
  return (
    <Form method="get" role="search" className={styles.search} key={`${tab}/${type}/${orderNo}`}>
      {tab === "arbitration" ? <input type="hidden" name="tab" value={tab} /> : null}
      {tab === "complaint" ? (
        <div className={styles.type}>
          <NativeSelect label="投诉类型" name="complaintType" defaultValue={type ?? ""}>
            <option value="">全部</option>
            {COMPLAINT_OBJECTS.map((object) => (
              <option key={object} value={object}>
                {COMPLAINT_OBJECT_NAMES[object]}
              </option>
            ))}
          </NativeSelect>
        </div>
      ) : null}
      <div className={styles.number}>
        <TextField
          id="right-order-no"
          name="orderNo"
          label="订单号"
          type="search"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          placeholder="订单号或其中一段"
          defaultValue={orderNo}
          action={<Button type="submit">查询</Button>}
        />
      </div>
    </Form>
  );
}
