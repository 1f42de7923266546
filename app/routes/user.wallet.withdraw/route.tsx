import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { ExportButton } from "~/features/list/export/export-button";
import line from "~/features/list/filter-line.module.css";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListEmpty } from "~/features/list/list-empty";
import { ListHead } from "~/features/list/list-head";
import { ListRows } from "~/features/list/list-rows";
import { ListSearch } from "~/features/list/list-search";
import { sizeOf } from "~/features/list/page-sizes";
import { PeriodField } from "~/features/list/period-field";
import { usePlace } from "~/features/list/use-place";
import { WITHDRAW_PATH, WITHDRAWALS, withdrawalsExportHref } from "~/features/withdrawals/withdrawal-address";
import { WithdrawalCard } from "~/features/withdrawals/withdrawal-card";
import { graphql } from "~/gql";
import { formatMoney } from "~/lib/format";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { PageHeader } from "~/ui/layout/page-header";
import { RecordList } from "~/ui/lists/record-list";

const WithdrawalsDocument = graphql(`
  query Withdrawals($firstDay: Date, $lastDay: Date, $page: Int!, $pageSize: Int!) {
    viewer {
      withdrawals(firstDay: $firstDay, lastDay: $lastDay, page: $page, pageSize: $pageSize) {
        nodes { id ...WithdrawalItem }
        total
        totalAmount
      }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("提现记录") }];

/** What was withdrawn, and how it stands (ROUTE-27, WALLET-09..13). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = WITHDRAWALS.read(new URL(request.url).searchParams);
  const size = sizeOf(WITHDRAWALS, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(WithdrawalsDocument, {
    firstDay: place.filter.startTime ?? null,
    lastDay: place.filter.endTime ?? null,
    page: place.page,
    pageSize: size,
  });
  const { withdrawals = null } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, withdrawals, WITHDRAWALS);
  return { withdrawals, size, serverNow: new Date().toISOString(), refusal: answer.refusal };
}

const nothing = () => ({
  withdrawals: null,
  size: WITHDRAWALS.pageSize,
  serverNow: new Date().toISOString(),
});

export default function WithdrawalsPage() {
  // A message reports the outcome of a withdrawal.
  useReloadOn(["Message"]);
  const { withdrawals, size, serverNow } = useListData<typeof loader>(nothing);
  const place = usePlace(WITHDRAWALS);
  const { startTime, endTime } = place.aimed.filter;
  return (
    <>
      <PageHeader
        title="提现记录"
        description="每一笔提现到哪里、到账多少、进行到哪一步"
        actions={
          <>
            <LinkButton to="/user/wallet">返回钱包</LinkButton>
            <LinkButton to={WITHDRAW_PATH} variant="primary">
              申请提现
            </LinkButton>
          </>
        }
      />
      <ListSearch at={WITHDRAWALS} filter={place.aimed.filter} keeps={[]}>
        <div className={line.filters}>
          <PeriodField label="申请时间" names={["startTime", "endTime"]} values={[startTime, endTime]} />
          <Button type="submit">搜索</Button>
        </div>
      </ListSearch>
      {withdrawals && withdrawals.total > 0 ? (
        <ListHead
          says={[
            `共 ${withdrawals.total} 笔`,
            ...(withdrawals.totalAmount == null ? [] : [`合计 ${formatMoney(withdrawals.totalAmount)}`]),
          ].join("，")}
        >
          <ExportButton href={withdrawalsExportHref(place.shown.filter)} title="导出提现记录" unit="笔" />
        </ListHead>
      ) : null}
      <ListRows
        what="提现记录"
        at={WITHDRAWALS}
        place={place}
        size={size}
        list={withdrawals}
        empty={
          <ListEmpty
            at={WITHDRAWALS}
            filter={place.shown.filter}
            title="没有提现记录"
            illustration="payout"
            narrowed={{ description: "换一段时间试试", all: "查看全部提现" }}
            nothing={{
              description: "余额可以提现到您绑定的支付宝或微信",
              action: <LinkButton to={WITHDRAW_PATH}>申请提现</LinkButton>,
            }}
          />
        }
      >
        <RecordList label="提现记录" isBusy={place.isBusy}>
          {withdrawals?.nodes.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} serverNow={serverNow} />
          ))}
        </RecordList>
      </ListRows>
    </>
  );
}

export const ErrorBoundary = listBoundary(WithdrawalsPage);
