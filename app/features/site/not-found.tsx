import { LostDrawing } from "~/features/illustrations/drawing";
import { ActionRow } from "~/ui/buttons/action-row";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./not-found.module.css";

/** The page for an unknown address, with links to other pages (PUB-36). */
export function NotFound() {
  return (
    <div className={styles.state}>
      <LostDrawing />
      <h1 className={styles.title}>页面不存在</h1>
      <p className={styles.text} data-phrases="">
        地址可能写错了，或者页面已经移走。请从下面继续。
      </p>
      <ActionRow className={styles.actions}>
        <LinkButton to="/" variant="primary">
          返回首页
        </LinkButton>
        <LinkButton to="/user/order">我的订单</LinkButton>
      </ActionRow>
    </div>
  );
}
