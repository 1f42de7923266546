import type { ReactNode } from "react";
import { formatOrderNo } from "~/lib/format";
import styles from "./sheet.module.css";

interface SheetProps {
  title: string;
  orderNo: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A printed sheet about an order, in sections without page breaks inside. */
export function Sheet({ title, orderNo, aside, children }: SheetProps) {
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.number}>订单号 {formatOrderNo(orderNo)}</p>
        </div>
        {aside}
      </header>
      {children}
    </article>
  );
}
