import type { ReactNode } from "react";
import { formatDateTime } from "~/lib/format";
import { Card } from "~/ui/layout/card";
import { ArticleBody } from "./article-body";
import styles from "./letter-card.module.css";

interface LetterCardProps {
  title: string;
  /** Sanitised by the graph. */
  html: string;
  image?: string | null | undefined;
  /** When it was sent, ISO. */
  at: string;
  /** What it belongs to, such as the tab of a message. */
  label?: string;
  /** Where to go on from here. */
  action?: ReactNode;
}

/** One message or notice to be read. */
export function LetterCard({ title, html, image, at, label, action }: LetterCardProps) {
  return (
    <Card as="article">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        {label ? <span>{label}</span> : null}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      {image ? <img src={image} alt="" className={styles.image} /> : null}
      <ArticleBody html={html} />
      {action ? <div className={styles.action}>{action}</div> : null}
    </Card>
  );
}
