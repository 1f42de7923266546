import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useState } from "react";
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
import styles from "~/features/profit/profit.module.css";
import { PROFITS, profitsExportHref, profitVariables } from "~/features/profit/profit-address";
import { ProfitSums } from "~/features/profit/profit-sums";
import { ProfitTable } from "~/features/profit/profit-table";
import { WeekResults } from "~/features/profit/week-results";
import { PartFailure } from "~/features/site/load-failure";
import { NotOffered } from "~/features/site/not-offered";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { TextField } from "~/ui/fields/text-field";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { NativeSelect } from "~/ui/selects/native-select";
import { PROFIT_KEYWORD_CHARS } from "../../../schema/rules/wallet/order-profit";

const PasteChargesDialog = lazyComponent(
  async () => (await import("~/features/profit/paste-charges-dialog")).PasteChargesDialog,
);

const ProfitPageDocument = graphql(`
  query ProfitPage(
    $from: DateTime
    $to: DateTime
    $keyword: String
    $isEntered: Boolean
    $page: Int!
    $pageSize: Int!
  ) {
    viewer {
      buttons { profitAndLoss }
      orderProfits(
        from: $from
        to: $to
        keyword: $keyword
        isEntered: $isEntered
        page: $page
        pageSize: $pageSize
      ) {
        nodes { orderId ...ProfitRow }
        total
      }
      orderProfitSums(from: $from, to: $to, keyword: $keyword) {
        isOffered
        orders
        missing
        uncosted
        charged
        goodsCost
        paid
        markups
        refunded
        result
        weeks { monday orders charged result }
      }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("订单盈亏") }];

/** What orders cost and brought (PAGE-02), for whom the platform shows it to (ROLE-15). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = PROFITS.read(new URL(request.url).searchParams);
  const size = sizeOf(PROFITS, place, request.headers.get("cookie"));
  const variables = { ...profitVariables(place.filter), page: place.page, pageSize: size };
  const answer = await context.graphqlParts(ProfitPageDocument, variables);
  const { buttons, orderProfits = null, orderProfitSums = null } = requireViewer(request, answer.viewer);
  const isHidden = buttons?.profitAndLoss === false;
  leaveEmptyPage(request, orderProfits, PROFITS);
  return data(
    { isHidden, orders: orderProfits, sums: orderProfitSums, size, refusal: answer.refusal },
    { status: isHidden ? 404 : 200 },
  );
}

const nothing = () => ({ isHidden: false, orders: null, sums: null, size: PROFITS.pageSize });

export default function ProfitPage() {
  useReloadOn(["OrderProfit", "Order"]);
  const { isHidden, orders, sums, size } = useListData<typeof loader>(nothing);
  const place = usePlace(PROFITS);
  const [isPasting, setPasting] = useState(false);
  const { filter } = place.aimed;
  if (isHidden) {
    return (
      <EmptyState
        isPage
        title="您的账户未开通订单盈亏"
        description="如需使用，请联系平台客服开通"
        action={<LinkButton to="/user/order">查看我的订单</LinkButton>}
      />
    );
  }
  if (sums?.isOffered === false) {
    return (
      <NotOffered
        what="订单盈亏"
        description="订单的支付、加价和退款可在订单详情中查看"
        action={<LinkButton to="/user/order">查看我的订单</LinkButton>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title="订单盈亏"
        description="填写您向客户收取的金额，减去货品成本、订单支付和加价，加上退款，就是每单的盈亏"
        actions={<Button onPress={() => setPasting(true)}>导入收款</Button>}
      />
      <ListSearch at={PROFITS} filter={filter} keeps={[]}>
        <div className={line.filters}>
          <div className={styles.words}>
            <TextField
              id="profit-keyword"
              name="keyword"
              label="订单"
              type="search"
              autoComplete="off"
              maxLength={PROFIT_KEYWORD_CHARS}
              placeholder="订单号、店铺订单号或姓名"
              defaultValue={filter.keyword ?? ""}
            />
          </div>
          <NativeSelect label="收款" name="isEntered" defaultValue={filter.isEntered ?? ""}>
            <option value="">全部</option>
            <option value="true">已填写</option>
            <option value="false">未填写</option>
          </NativeSelect>
          <PeriodField
            label="下单时间"
            names={["startTime", "endTime"]}
            values={[filter.startTime, filter.endTime]}
          />
          <Button type="submit">搜索</Button>
        </div>
      </ListSearch>
      {sums ? <ProfitSums sums={sums} /> : <PartFailure what="盈亏合计" />}
      {sums ? <WeekResults weeks={sums.weeks} /> : null}
      {orders && orders.total > 0 ? (
        <ListHead says={`共 ${orders.total} 单`}>
          <ExportButton href={profitsExportHref(place.shown.filter)} title="导出订单盈亏" unit="单" />
        </ListHead>
      ) : null}
      <ListRows
        what="订单盈亏"
        at={PROFITS}
        place={place}
        size={size}
        list={orders}
        empty={
          <ListEmpty
            at={PROFITS}
            filter={place.shown.filter}
            title="没有已付款的订单"
            narrowed={{ description: "换一个订单号、姓名、时间或收款状态试试", all: "查看全部订单" }}
            nothing={{
              description: "订单付款后会出现在这里",
              action: <LinkButton to="/user/order">查看我的订单</LinkButton>,
            }}
          />
        }
      >
        <ProfitTable orders={orders?.nodes ?? []} isBusy={place.isBusy} />
      </ListRows>
      {isPasting ? <PasteChargesDialog onClose={() => setPasting(false)} /> : null}
    </div>
  );
}

export const ErrorBoundary = listBoundary(ProfitPage);
