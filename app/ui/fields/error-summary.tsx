import { type MouseEvent, useEffect, useRef } from "react";
import { CircleAlert } from "../icons";
import styles from "./error-summary.module.css";
import { focusField } from "./focus-field";

interface Issue {
  field: string;
  message: string;
}

interface ErrorSummaryProps {
  issues: readonly Issue[];
  /** The id of a field's control; by default the field's own name. */
  idFor?: (field: string) => string;
  /** The form says the first error itself at the same time, such as in a toast. */
  isSilent?: boolean;
}

const TITLE_PREFIX = "错误：";

/** The list of errors on top of a form, focused when it appears (ux.md U36). Renders nothing without issues. */
export function ErrorSummary({ issues, idFor = (field) => field, isSilent = false }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const key = issues.map((issue) => issue.message).join("\n");

  useEffect(() => {
    if (key === "") return;
    document.title = TITLE_PREFIX + document.title;
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "nearest" });
    return () => {
      // Others change the title meanwhile, such as the number of unread messages in it.
      document.title = document.title.replace(TITLE_PREFIX, "");
    };
  }, [key]);

  if (issues.length === 0) return null;
  const goTo = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(idFor(field));
  };
  return (
    <section
      ref={ref}
      className={styles.summary}
      role={isSilent ? undefined : "alert"}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <CircleAlert size={20} />
      <div>
        <h2 id="error-summary-title" className={styles.title}>
          请先修改以下 {issues.length} 处
        </h2>
        <ul className={styles.list}>
          {issues.map((issue) => (
            <li key={issue.field + issue.message}>
              <a href={`#${idFor(issue.field)}`} onClick={goTo(issue.field)}>
                {issue.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
