import { LinkButton } from "~/ui/buttons/link-button";
import { Notice } from "~/ui/feedback/notice";
import { useAbnormalFlag } from "../realtime/realtime-provider";
import styles from "./abnormal-notice.module.css";

/** Where the orders with an unsolved exception are (C-43). */
const ABNORMAL_ORDERS = "/user/order?status=ABNORMAL";

/**
 * That something is wrong with an order: at once when the line to the room says so, wherever one is in the customer
 * area (SOCK-03), and on the home page as long as there are such orders (HOME-01, G-15).
 *
 * @param count how many there are; null when unknown
 */
export function AbnormalNotice({ count = null }: { count?: number | null }) {
  const wasTold = useAbnormalFlag();
  const hasAbnormal = count === null ? wasTold : count > 0;
  // The region is always there, so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {hasAbnormal ? (
        <div className={styles.notice}>
          <Notice
            tone="warning"
            action={
              <LinkButton to={ABNORMAL_ORDERS} size="sm">
                立即处理
              </LinkButton>
            }
          >
            您有{count ? ` ${count} 个` : ""}订单出现异常，请及时处理
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
