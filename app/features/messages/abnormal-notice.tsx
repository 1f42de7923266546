import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import styles from "./abnormal-notice.module.css";
import { useAbnormalFlag } from "./realtime-provider";

/** Tells at once that something went wrong with an order, wherever one is in the customer area (SOCK-03). */
export function AbnormalNotice() {
  const hasAbnormal = useAbnormalFlag();
  // The region is always there, so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {hasAbnormal ? (
        <div className={styles.notice}>
          <Notice
            tone="warning"
            action={
              <LinkButton to="/user/order" size="sm">
                立即处理
              </LinkButton>
            }
          >
            您有订单出现异常，请及时处理
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
