import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { billExportHref, billHref, ledgerOf, readBillAddress } from "~/features/bill/bill-address";
import { BillSheet } from "~/features/bill/bill-sheet";
import { InvoiceCard } from "~/features/bill/invoice-card";
import { YearChart } from "~/features/bill/year-chart";
import { useOffers } from "~/features/customer-area/offers";
import { ExportButton } from "~/features/list/export/export-button";
import { listBoundary, useListData } from "~/features/list/list-data";
import { PartFailure } from "~/features/site/load-failure";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import { formatDate } from "~/lib/format";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Printer } from "~/ui/icons";
import { PageHeader } from "~/ui/layout/page-header";
import { TabLinks } from "~/ui/navigation/tab-links";
import styles from "./bill-page.module.css";

const BillPageDocument = graphql(`
  query BillPage($year: Int) {
    viewer {
      customer { nickname }
      bills(year: $year) { month ...BillSheet ...InvoiceCard ...YearChart }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("月账单") }];

/** Before it there was nothing to bill. */
const FIRST_YEAR = 2020;

/** The months of a year, one of them in full (PAGE-01, C-52). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const search = new URL(request.url).searchParams;
  const { month, year } = readBillAddress(search);
  const answer = await context.graphqlParts(BillPageDocument, { year });
  const { bills = null, customer } = requireViewer(request, answer.viewer);
  const bill = bills?.find((one) => one.month === month) ?? (month === null ? bills?.[0] : null) ?? null;
  return { bills, bill, owner: customer?.nickname ?? null, refusal: answer.refusal, ...yearOf(search) };
}

/** The year that the address asks for, whether it asks for one, and this day. */
function yearOf(search: URLSearchParams) {
  const today = formatDate(new Date().toISOString());
  const thisYear = Number(today.slice(0, 4));
  const { year } = readBillAddress(search);
  return { year: year ?? thisYear, isAskedFor: year !== null, thisYear, today };
}

const nothing = (search: URLSearchParams) => ({
  bills: null,
  bill: null,
  owner: null,
  ...yearOf(search),
});

export default function BillPage() {
  // The answer to a request for an invoice arrives as a message.
  useReloadOn(["Bill", "Message"]);
  const { bills, bill, year, isAskedFor, thisYear, today, owner } = useListData<typeof loader>(nothing);
  if (!useOffers().bills) {
    return (
      <NotOffered
        what="月账单"
        description="每一笔收支都可在钱包明细中按时间查看"
        action={<LinkButton to="/user/wallet">查看钱包明细</LinkButton>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.onScreen}>
        <PageHeader
          title="月账单"
          description="每月的期初、收支和期末余额，点项目名称可查看每一笔"
          actions={
            bill ? (
              <>
                <LinkButton to={ledgerOf(bill.month)}>查看明细</LinkButton>
                <ExportButton href={billExportHref(bill.month)} title="导出月账单" unit="行" />
                <Button icon={<Printer size={16} />} onPress={() => window.print()}>
                  打印
                </Button>
              </>
            ) : null
          }
        />
        <nav aria-label="年份" className={styles.years}>
          {year > FIRST_YEAR ? <Link to={`/user/bill?year=${year - 1}`}>{year - 1}年</Link> : null}
          <strong aria-current="true">{year}年</strong>
          {year < thisYear ? <Link to={`/user/bill?year=${year + 1}`}>{year + 1}年</Link> : null}
        </nav>
        {bills && bills.length > 0 ? (
          <TabLinks
            label="月份"
            tabs={bills.map(({ month }) => ({
              to: billHref(month),
              label: `${Number(month.slice(5))}月`,
              isCurrent: month === bill?.month,
            }))}
          />
        ) : null}
        {bills && bills.length > 0 ? <YearChart year={year} bills={bills} /> : null}
      </div>
      {bills === null ? (
        <PartFailure what="账单" />
      ) : bill === null ? (
        <EmptyState
          title="没有这个月的账单"
          description="从第一笔收支的月份起，每月都有一份账单"
          action={isAskedFor ? <LinkButton to="/user/bill">查看最近的账单</LinkButton> : null}
        />
      ) : (
        <>
          <BillSheet bill={bill} owner={owner} today={today} />
          <div className={styles.onScreen}>
            <InvoiceCard key={bill.month} bill={bill} />
          </div>
        </>
      )}
    </div>
  );
}

export const ErrorBoundary = listBoundary(BillPage);
