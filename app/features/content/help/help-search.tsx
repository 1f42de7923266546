import { Link } from "@remix-run/react";
import { Button } from "~/ui/buttons/button";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { type HelpCentrePath, helpPath } from "../help-path";
import styles from "./help-search.module.css";

/** Searches titles and texts. A GET form: it works without script and has an address. */
export function HelpSearch({ words, centre }: { words: string; centre: HelpCentrePath }) {
  return (
    <search>
      <form method="get" action={centre} className={styles.search}>
        <label className={styles.label}>
          <VisuallyHidden>搜索帮助</VisuallyHidden>
          <input
            key={words}
            type="search"
            name="q"
            className={styles.input}
            defaultValue={words}
            maxLength={40}
            placeholder="例如：退款、提现、加价"
            autoComplete="off"
          />
        </label>
        <Button type="submit" size="lg">
          搜索
        </Button>
      </form>
    </search>
  );
}

interface HelpFoundProps {
  search: { words: string; found: readonly { title: string; excerpt: string }[] };
  centre: HelpCentrePath;
}

/** What was found, each with the text around the words. */
export function HelpFound({ search: { words, found }, centre }: HelpFoundProps) {
  return (
    <section id="found" className={styles.found} aria-labelledby="found-title">
      <h2 id="found-title" className={styles.title}>
        {found.length > 0 ? `“${words}”的结果，${found.length} 篇` : `没有找到“${words}”`}
      </h2>
      {found.length > 0 ? (
        <ul className={styles.results}>
          {found.map(({ title, excerpt }) => (
            <li key={title}>
              <Link to={helpPath(title, centre)}>{title}</Link>
              <p className={styles.excerpt}>{excerpt}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.excerpt}>换一个说法试试，或从目录里选择，也可以联系客服。</p>
      )}
    </section>
  );
}
