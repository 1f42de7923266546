import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { Money } from "~/ui/values/money";
import styles from "./profit.module.css";
import type { Week } from "./week-chart";

const WeekChart = lazyComponent(async () => (await import("./week-chart")).WeekChart);

/** Weeks that the chart has at most: the newest half year. */
const SHOWN = 26;

/** Results by week: a chart, which comes after the page, and the same as a table. */
export function WeekResults({ weeks }: { weeks: readonly Week[] }) {
  const shown = weeks.slice(-SHOWN);
  if (shown.length === 0) return null;
  return (
    <Card title="每周盈亏">
      <WeekChart fallback={<Skeleton lines={1} height={220} />} weeks={shown} />
      <details className={styles.details}>
        <summary>查看每周数字</summary>
        <table className={styles.weeks}>
          <thead>
            <tr>
              <th scope="col">周一</th>
              <th scope="col" className={styles.amount}>
                订单
              </th>
              <th scope="col" className={styles.amount}>
                收款
              </th>
              <th scope="col" className={styles.amount}>
                盈亏
              </th>
            </tr>
          </thead>
          <tbody>
            {[...shown].reverse().map(({ monday, orders, charged, result }) => (
              <tr key={monday}>
                <th scope="row">{monday}</th>
                <td className={styles.amount}>{orders}</td>
                <td className={styles.amount}>
                  <Money fen={charged} size="sm" />
                </td>
                <td className={styles.amount}>
                  <Money fen={result} size="sm" isSigned tone={result < 0 ? "danger" : "success"} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
