import { type Chosen, usesOf } from "./column-mapping";
import styles from "./dialogs.module.css";
import { dragColumnProps } from "./use-column-drop";

interface FileColumn {
  readonly key: string;
  /** Its place in the file, from 0. */
  readonly column: number;
  readonly title: string;
}

interface ColumnsPreviewProps {
  columns: readonly FileColumn[];
  rows: readonly (readonly string[])[];
  chosen: Chosen;
}

/**
 * The first rows of the file, with the field of each column. A heading can be dragged to the field that it
 * fills.
 */
export function ColumnsPreview({ columns, rows, chosen }: ColumnsPreviewProps) {
  return (
    <div className={styles.preview}>
      <table>
        <caption>
          表格的前 {rows.length} 行<span className={styles.hint}>，可将列名拖到下方对应的项目</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, column, title }) => (
              <th key={key} scope="col" {...dragColumnProps(column)}>
                {title}
                <span className={styles.use}>{usesOf(chosen, column) || "不导入"}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
            <tr key={row}>
              {columns.map(({ key, column }) => (
                <td key={key}>{cells[column] ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
