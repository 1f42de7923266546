import { Card } from "~/ui/layout/card";
import { MOST_TRIES } from "../../../schema/rules/webhooks/webhooks";
import { Code } from "./code";
import { SHOWN_EXAMPLE } from "./event-choices";
import styles from "./webhooks.module.css";

/** Explains how to write a receiver: the request, its check, and the answer. */
export function ReceivingCard() {
  return (
    <Card title="如何接收">
      <ol className={styles.steps}>
        <li>通知以 POST 发送，内容如下。只含编号和状态，需要更多内容时再查询订单。</li>
        <li>
          按 Standard Webhooks 规范核对请求头 <code>webhook-id</code>、<code>webhook-timestamp</code>、
          <code>webhook-signature</code>，各语言都有现成的代码库。
        </li>
        <li>
          10 秒内返回 200 至 299 表示已收到；其他结果会在三天多的时间里重试，最多共 {MOST_TRIES}{" "}
          次。不跟随跳转。
        </li>
        <li>
          同一条通知可能收到多次，<code>webhook-id</code> 不变，请据此去重。同一订单的通知按先后顺序推送。
        </li>
      </ol>
      <Code label="通知内容示例" text={SHOWN_EXAMPLE} />
    </Card>
  );
}
