import { Link } from "@remix-run/react";
import { formatPhone } from "~/lib/format";
import { Card } from "~/ui/layout/card";
import { Thumbnail } from "~/ui/media/thumbnail";
import { useOrderDraft } from "../draft/draft-context";
import styles from "./draft-summary.module.css";

/** The input of step one, for checking before the order is submitted. */
export function DraftSummary() {
  const { draft } = useOrderDraft();
  return (
    <Card title="订单概要" actions={<Link to="/placeorder/stepone">修改</Link>}>
      <dl className={styles.facts}>
        <div>
          <dt>客户</dt>
          <dd>
            {draft.customerName} {formatPhone(draft.customerPhone)}
          </dd>
        </div>
        <div>
          <dt>地址</dt>
          <dd>
            {draft.areaNames.join("")}
            {draft.address}
            {draft.hasLift ? "（有电梯）" : `（无电梯，${draft.floors} 层）`}
          </dd>
        </div>
        <div>
          <dt>商品</dt>
          <dd>
            <ul className={styles.goods}>
              {draft.items.map((item) => (
                <li key={item.key}>
                  {item.imageUrl ? <Thumbnail url={item.imageUrl} size={40} /> : null}
                  <span className={styles.name}>{item.name}</span>
                  <span className={styles.count}>× {item.count}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>体积与包装</dt>
          <dd>
            {draft.totalVolume} m³，{draft.packingCount} 件
          </dd>
        </div>
      </dl>
    </Card>
  );
}
