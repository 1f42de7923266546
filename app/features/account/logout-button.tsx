import { useFetcher } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { classNames } from "~/ui/class-names";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { LogOut } from "~/ui/icons";
import styles from "./logout-button.module.css";

/**
 * An icon, with text if there is room. Signs out after a confirmation (NAV-03..06, ERR-14). It is a form, so
 * that it works without script.
 */
export function LogoutButton({ className }: { className: string | undefined }) {
  const fetcher = useFetcher();
  const [isAsking, setAsking] = useState(false);
  const isPending = fetcher.state !== "idle";

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const confirm = () => {
    fetcher.submit(null, { method: "post", action: "/logout" });
    setAsking(false);
  };

  return (
    <>
      <fetcher.Form method="post" action="/logout" onSubmit={ask}>
        <button type="submit" className={classNames(styles.button, className)} disabled={isPending}>
          <LogOut size={16} />
          <span className={styles.text}>退出登录</span>
        </button>
      </fetcher.Form>
      <ConfirmDialog
        title="提示"
        message="确定要退出登录吗？"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={confirm}
      />
    </>
  );
}
