import { LinkButton } from "~/ui/buttons/link-button";
import { Notice } from "~/ui/feedback/notice";
import { useAbnormalFlag } from "../realtime/realtime-provider";
import styles from "./abnormal-notice.module.css";
import { useAbnormalCount } from "./use-abnormal-count";

/** List of the orders with an unsolved exception (C-43). */
const ABNORMAL_ORDERS = "/user/order?status=ABNORMAL";

/**
 * An alert about orders with exceptions: at once on every page of the customer area when the room reports one
 * (SOCK-03), until all of them are solved, and on the home page as long as there are such orders (HOME-01,
 * G-15).
 *
 * @param count their number; null when unknown
 */
export function AbnormalNotice({ count = null }: { count?: number | null }) {
  const wasTold = useAbnormalFlag();
  const isAsked = count === null && wasTold;
  const left = useAbnormalCount(isAsked);
  const hasAbnormal = isAsked ? left !== 0 : (count ?? 0) > 0;
  // The region is always rendered, so that screen readers announce its changes.
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
