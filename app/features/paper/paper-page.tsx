import type { ReactNode } from "react";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { useFreshPage } from "~/lib/use-fresh-page";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./paper-page.module.css";

interface PaperPageProps {
  /** Where 返回订单 leads; null where there is no sheet to print. */
  orderPath: string | null;
  children: ReactNode;
}

/** A page that is sheets of paper, without the frame of the customer area: as it is printed (ux.md U35). */
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
