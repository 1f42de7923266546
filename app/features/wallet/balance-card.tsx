import { useMemo } from "react";
import { ChartNumbers } from "~/ui/charts/chart-numbers";
import { LazyLineChart } from "~/ui/charts/lazy-charts";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { Money } from "~/ui/values/money";
import styles from "./wallet.module.css";

interface BalanceCardProps {
  /** Balances at the ends of days, oldest first; 分. */
  balances: readonly { day: string; balance: number }[];
}

/** The balance in the chosen period, as a line and as a table. A single day has no line. */
export function BalanceCard({ balances }: BalanceCardProps) {
  const points = useMemo(
    () => balances.map(({ day, balance }) => ({ label: day, fen: balance })),
    [balances],
  );
  if (points.length < 2) return null;
  return (
    <div className={styles.chart}>
      <Card title="余额走势">
        <LazyLineChart fallback={<Skeleton lines={1} height={200} />} name="余额" points={points} />
        <ChartNumbers
          summary="查看余额数字"
          columns={["日期", "日终余额"]}
          rows={[...balances].reverse().map(({ day, balance }) => ({
            key: day,
            name: day,
            values: [<Money key="balance" fen={balance} size="sm" />],
          }))}
        />
      </Card>
    </div>
  );
}
