import { Copyable } from "~/ui/buttons/copyable";
import { Card } from "~/ui/layout/card";
import { Fact, Facts } from "~/ui/lists/facts";
import { API_COST } from "../../../schema/rules/account/api-keys";
import styles from "./developer.module.css";

/** A question that every key with 查看订单 may ask. */
const SAMPLE = `{"query": "{ viewer { orders(pageSize: 5) { total nodes { orderNo displayStatus } } } }"}`;

/** The header of every request. */
const HEADER = "Authorization: Bearer 您的密钥";

/** How a program calls: where, with what, how often. */
export function CallingCard({ address }: { address: string }) {
  const command = `curl ${address} \\\n  -H '${HEADER}' \\\n  -H 'Content-Type: application/json' \\\n  --data '${SAMPLE}'`;
  return (
    <Card title="怎么调用">
      <Facts>
        <Fact name="地址" isWide>
          <Copyable value={address} label="接口地址" />
        </Fact>
        <Fact name="请求头" isWide>
          <code>{HEADER}</code>
        </Fact>
        <Fact name="调用额度" isWide>
          上限 {API_COST.most}，每秒恢复 {API_COST.restoredPerSecond}，每次用了多少随答复返回
        </Fact>
      </Facts>
      <pre className={styles.sample}>{command}</pre>
    </Card>
  );
}
