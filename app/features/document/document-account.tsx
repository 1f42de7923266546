import { AccountStripDocument } from "~/features/account/account-query";
import styles from "~/features/account/account-strip.module.css";
import avatar from "~/features/account/avatar.module.css";
import logout from "~/features/account/logout-button.module.css";
import { VisitorLinks } from "~/features/account/visitor-links";
import { documentHash } from "~/lib/graphql/endpoint";
import { Button } from "~/ui/buttons/button";
import { classNames } from "~/ui/class-names";
import { LogOut } from "~/ui/icons";
import own from "./document-account.module.css";

/**
 * Who is signed in, on documents (NAV-02). The HTML is the same for everybody and has the visitor's links; where
 * a customer is signed in the script asks who, and puts a copy of the template in their place (script/account.ts).
 */
export function DocumentAccount() {
  return (
    <>
      <VisitorLinks />
      <template data-account={documentHash(AccountStripDocument)}>
        <nav className={styles.strip} aria-label="账户">
          <a href="/user/index" className={styles.customer}>
            <img className={classNames(avatar.avatar, own.avatar)} alt="" width={28} height={28} />
            <span className={classNames(avatar.avatar, own.avatar)} aria-hidden="true" data-initial="" />
            <span className={styles.name} data-name="" />
          </a>
          <form method="post" action="/logout">
            <button type="submit" className={classNames(logout.button, styles.logout)}>
              <LogOut size={16} />
              <span className={logout.text}>退出登录</span>
            </button>
          </form>
          <LeaveDialog />
        </nav>
      </template>
    </>
  );
}

/** Asked before signing out (NAV-03). The focus starts on the harmless button. */
function LeaveDialog() {
  return (
    <dialog
      role="alertdialog"
      className={own.dialog}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <form method="dialog">
        <h2 id="leave-title" className={own.title}>
          提示
        </h2>
        <p id="leave-text">确定要退出登录吗？</p>
        <div className={own.footer}>
          <Button type="submit" autoFocus>
            取消
          </Button>
          <Button type="submit" variant="primary" value="leave">
            确定
          </Button>
        </div>
      </form>
    </dialog>
  );
}
