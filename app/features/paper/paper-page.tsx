import type { ReactNode } from "react";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { useFreshPage } from "~/lib/use-fresh-page";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./paper-page.module.css";

interface PaperPageProps {
  /** Target of 返回订单; null when there is nothing to print. */
  orderPath: string | null;
  children: ReactNode;
}

/** A page for printing, without the frame of the customer area (ux.md U35). */
export function PaperPage({ orderPath, children }: PaperPageProps) {
  useFreshPage();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {orderPath === null ? null : (
        <div className={styles.actions}>
          <LinkButton to={orderPath}>返回订单</LinkButton>
          <Button variant="primary" onPress={() => window.print()}>
            打印
          </Button>
        </div>
      )}
      {children}
    </main>
  );
}
