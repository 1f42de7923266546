import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { BATCH_PAGE, IMPORT_ROWS } from "~/features/batch-orders/batch-address";
import { BatchImportDocument, BatchStartDocument } from "~/features/batch-orders/batch-queries";
import { BatchStart } from "~/features/batch-orders/start/batch-start";
import { ImportRecords } from "~/features/batch-orders/start/import-records";
import { StepTitle } from "~/features/batch-orders/start/step-title";
import { ImportWork } from "~/features/batch-orders/work/import-work";
import { useOffers } from "~/features/customer-area/offers";
import { PageFailure } from "~/features/customer-area/page-failure";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { PartFailure } from "~/features/site/load-failure";
import { NotOffered } from "~/features/site/not-offered";
import { concerns } from "~/lib/graphql/changes";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import styles from "./batch-order.module.css";

export const meta: MetaFunction = () => [{ title: pageTitle("批量下单") }];

/** Batch orders (ROUTE-30): the steps and the records, or one import where the address names it (BATCH, G-13). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = BATCH_PAGE.read(new URL(request.url).searchParams);
  const cookies = request.headers.get("cookie");
  const importId = place.filter.import;
  if (importId !== undefined) {
    const size = sizeOf(IMPORT_ROWS, place, cookies);
    // An import is useless without its rows: a failure fails the page, and null means a missing import.
    const answer = await context.graphql(BatchImportDocument, {
      importId,
      show: place.filter.show ?? "ALL",
      page: place.page,
      pageSize: size,
    });
    const { orderImport, importRows } = requireViewer(request, answer.viewer);
    leaveEmptyPage(request, importRows, IMPORT_ROWS);
    return { kind: "import" as const, detail: orderImport, rows: importRows, size };
  }
  const size = sizeOf(BATCH_PAGE, place, cookies);
  const answer = await context.graphqlParts(BatchStartDocument, { page: place.page, pageSize: size });
  const { orderImports = null, buttons } = requireViewer(request, answer.viewer);
  leaveEmptyPage(request, orderImports, BATCH_PAGE);
  return {
    kind: "start" as const,
    goodsTypes: answer.goodsTypes ?? null,
    mayOrderImmediately: buttons?.immediateOrder ?? false,
    imports: orderImports,
    size,
    refusal: answer.refusal,
  };
}

const nothing = () => ({
  kind: "start" as const,
  goodsTypes: null,
  mayOrderImmediately: false,
  imports: null,
  size: BATCH_PAGE.pageSize,
});

export default function BatchOrder() {
  // An import of hundreds of rows has as many orders, whose events would load it again and again. Imports are reported by
  // the other tabs alone.
  useReloadOn(["OrderImport", "Order"], ({ isOwn, changed }) => isOwn || concerns(changed, ["OrderImport"]));
  const data = useListData<typeof loader>(nothing);
  const place = usePlace(BATCH_PAGE);
  if (!useOffers().batchOrders) {
    return (
      <NotOffered
        what="批量下单"
        description="可以逐单下单，也可以从以前的订单复制"
        action={<LinkButton to="/placeorder/stepone">立即下单</LinkButton>}
      />
    );
  }
  if (data.kind === "import") {
    return data.detail ? (
      <ImportWork
        key={place.shown.filter.import}
        detail={data.detail}
        rows={data.rows}
        place={place}
        size={data.size}
      />
    ) : (
      <div className={styles.page}>
        <PageHeader title="批量下单" />
        <EmptyState
          title="没有找到这次导入"
          description="它可能已被放弃，或超过了 90 天"
          action={<LinkButton to={BATCH_PAGE.href()}>返回批量下单</LinkButton>}
        />
      </div>
    );
  }
  const { goodsTypes, mayOrderImmediately, imports, size } = data;
  return (
    <div className={styles.page}>
      <PageHeader
        title="批量下单"
        description="一份表格，一次下几十单：上传后逐行检查，确认地址后提交并付款"
      />
      {goodsTypes ? (
        <BatchStart goodsTypes={goodsTypes} mayOrderImmediately={mayOrderImmediately} />
      ) : (
        <PartFailure what="商品类目" />
      )}
      <section className={styles.records} aria-labelledby="import-records">
        <StepTitle id="import-records" number={4}>
          查看导入结果
        </StepTitle>
        <ListRows
          what="导入记录"
          at={BATCH_PAGE}
          place={place}
          size={size}
          list={imports}
          empty={
            <EmptyState
              title="还没有导入记录"
              description="上传的表格会列在这里，保留 90 天，可随时继续处理"
            />
          }
        >
          <ImportRecords imports={imports?.nodes ?? []} isBusy={place.isBusy} />
        </ListRows>
      </section>
    </div>
  );
}

const ListBoundary = listBoundary(BatchOrder);

export function ErrorBoundary() {
  const { search } = useLocation();
  const isImport = BATCH_PAGE.read(new URLSearchParams(search)).filter.import !== undefined;
  return isImport ? <PageFailure /> : <ListBoundary />;
}
