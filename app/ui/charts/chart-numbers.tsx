import type { ReactNode } from "react";
import styles from "./chart.module.css";

interface ChartNumbersProps {
  /** What opens the table. */
  summary: string;
  /** Titles of the columns; all but the first are of amounts and counts. */
  columns: readonly string[];
  /** Newest first. */
  rows: readonly { key: string; name: ReactNode; values: readonly ReactNode[] }[];
}

/** The numbers of a chart as a table: for the keyboard, for readers, and to be copied. */
export function ChartNumbers({ summary, columns, rows }: ChartNumbersProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className={styles.scroll}>
        <table className={styles.numbers}>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
