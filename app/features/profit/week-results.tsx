import { useMemo } from "react";
import { ChartNumbers } from "~/ui/charts/chart-numbers";
import { LazyBarChart } from "~/ui/charts/lazy-charts";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { Money } from "~/ui/values/money";

interface Week {
  /** `2026-11-23` */
  monday: string;
  orders: number;
  /** 分 */
  charged: number;
  result: number;
}

/** The most weeks in the chart: the newest half year. */
const SHOWN = 26;

/** Results by week: a profit above the line, a loss below it; and the same as a table. */
export function WeekResults({ weeks }: { weeks: readonly Week[] }) {
  const shown = useMemo(() => weeks.slice(-SHOWN), [weeks]);
  const chart = useMemo(
    () =>
      ({
        labels: shown.map(({ monday }) => monday.slice(5).replace("-", "/")),
        series: [
          {
            name: "盈利",
            colour: "success",
            values: shown.map(({ result }) => (result >= 0 ? result : null)),
          },
          { name: "亏损", colour: "danger", values: shown.map(({ result }) => (result < 0 ? result : null)) },
        ],
      }) as const,
    [shown],
  );
  if (shown.length === 0) return null;
  return (
    <Card title="每周盈亏">
      <LazyBarChart fallback={<Skeleton lines={1} height={220} />} {...chart} />
      <ChartNumbers
        summary="查看每周数字"
        columns={["周一", "订单", "收款", "盈亏"]}
        rows={[...shown].reverse().map(({ monday, orders, charged, result }) => ({
          key: monday,
          name: monday,
          values: [
            orders,
            <Money key="charged" fen={charged} size="sm" />,
            <Money key="result" fen={result} size="sm" isSigned tone={result < 0 ? "danger" : "success"} />,
          ],
        }))}
      />
    </Card>
  );
}
