import { Link } from "@remix-run/react";
import { useMemo } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { ChartNumbers } from "~/ui/charts/chart-numbers";
import { LazyBarChart } from "~/ui/charts/lazy-charts";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { Money } from "~/ui/values/money";
import { billHref, monthName } from "./bill-address";

const YearChartFragment = graphql(`
  fragment YearChart on Bill {
    month
    closing
    lines { moneyIn moneyOut }
  }
`);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Money in and out of the wallet in the twelve months of a year; the table links to each month. */
export function YearChart(props: { year: number; bills: readonly FragmentType<typeof YearChartFragment>[] }) {
  const { year } = props;
  const months = useMemo(
    () =>
      getFragment(YearChartFragment, props.bills).map(({ month, closing, lines }) => ({
        ...{ month, closing },
        moneyIn: lines.reduce((sum, line) => sum + line.moneyIn, 0),
        moneyOut: lines.reduce((sum, line) => sum + line.moneyOut, 0),
      })),
    [props.bills],
  );
  const chart = useMemo(() => {
    const of = (number: number) => months.find(({ month }) => Number(month.slice(5)) === number);
    return {
      labels: MONTHS.map((number) => `${number}月`),
      series: [
        { name: "收入", colour: "success", values: MONTHS.map((number) => of(number)?.moneyIn ?? null) },
        { name: "支出", colour: "accent", values: MONTHS.map((number) => -(of(number)?.moneyOut ?? 0)) },
      ],
    } as const;
  }, [months]);
  return (
    <Card title={`${year}年每月收支`}>
      <LazyBarChart fallback={<Skeleton lines={1} height={220} />} {...chart} />
      <ChartNumbers
        summary="查看每月数字"
        columns={["月份", "收入", "支出", "期末余额"]}
        rows={months.map(({ month, moneyIn, moneyOut, closing }) => ({
          key: month,
          name: <Link to={billHref(month)}>{monthName(month)}</Link>,
          values: [
            <Money key="in" fen={moneyIn} size="sm" />,
            <Money key="out" fen={moneyOut} size="sm" />,
            <Money key="closing" fen={closing} size="sm" />,
          ],
        }))}
      />
    </Card>
  );
}
