import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useOffers } from "~/features/customer-area/offers";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { ExportButton } from "~/features/list/export/export-button";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListEmpty } from "~/features/list/list-empty";
import { ListHead } from "~/features/list/list-head";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { PartFailure } from "~/features/site/load-failure";
import { BalanceCard } from "~/features/wallet/balance-card";
import { LEDGER, ledgerExportHref, ledgerVariables } from "~/features/wallet/ledger-address";
import { LedgerFilters } from "~/features/wallet/ledger-filters";
import { LedgerSums } from "~/features/wallet/ledger-sums";
import { LedgerTable } from "~/features/wallet/ledger-table";
import { WalletFigures } from "~/features/wallet/wallet-figures";
import { WITHDRAW_PATH, WITHDRAWALS } from "~/features/withdrawals/withdrawal-address";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { LinkButton } from "~/ui/buttons/link-button";
import { PageHeader } from "~/ui/layout/page-header";

const WalletPageDocument = graphql(`
  query WalletPage($lines: CashFlowFilter, $page: Int!, $pageSize: Int!) {
    viewer {
      wallet { balance withdrawing }
      cashFlows(filter: $lines, page: $page, pageSize: $pageSize) {
        nodes { id ...LedgerRow }
        total
      }
      cashFlowSums(filter: $lines) { isOffered opening moneyIn moneyOut others closing held directIn directOut balances { day balance } }
    }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("我的钱包") }];

/** The customer's money and its ledger (ROUTE-27, WALLET-01..08, ux.md U46). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = LEDGER.read(new URL(request.url).searchParams);
  const size = sizeOf(LEDGER, place, request.headers.get("cookie"));
  const answer = await context.graphqlParts(WalletPageDocument, {
    lines: ledgerVariables(place.filter),
    page: place.page,
    pageSize: size,
  });
  const viewer = requireViewer(request, answer.viewer);
  const { wallet = null, cashFlows: ledger = null, cashFlowSums: sums = null } = viewer;
  leaveEmptyPage(request, ledger, LEDGER);
  return { wallet, ledger, sums, size, refusal: answer.refusal };
}

const nothing = () => ({ wallet: null, ledger: null, sums: null, size: LEDGER.pageSize });

export default function WalletPage() {
  const { wallet, ledger, sums, size } = useListData<typeof loader>(nothing);
  const place = usePlace(LEDGER);
  const offers = useOffers();
  useReloadOn(["Order", "Message", "Wallet"]);
  const { filter } = place.shown;
  return (
    <>
      <PageHeader title="我的钱包" description="余额可用于支付订单和加价，每一笔收支都有据可查" />
      <WalletFigures
        wallet={wallet}
        held={sums?.isOffered ? sums.held : null}
        actions={
          <>
            <LinkButton to={WITHDRAWALS.path}>提现记录</LinkButton>
            <LinkButton to={WITHDRAW_PATH}>提现</LinkButton>
            <LinkButton to="/user/wallet/recharge" variant="primary">
              充值
            </LinkButton>
          </>
        }
      />
      <LedgerFilters filter={place.aimed.filter} />
      {sums === null ? <PartFailure what="收支合计" /> : null}
      {sums?.isOffered ? (
        <>
          <LedgerSums sums={sums} isPart={filter.type !== undefined || filter.payWay !== undefined} />
          <BalanceCard balances={sums.balances} />
        </>
      ) : null}
      {ledger && ledger.total > 0 ? (
        <ListHead says={`共 ${ledger.total} 条`}>
          {offers.ledger ? (
            <ExportButton href={ledgerExportHref(filter)} title="导出钱包明细" unit="条" />
          ) : null}
        </ListHead>
      ) : null}
      <ListRows
        what="钱包明细"
        at={LEDGER}
        place={place}
        size={size}
        list={ledger}
        empty={
          <ListEmpty
            at={LEDGER}
            filter={filter}
            title="没有收支记录"
            narrowed={{
              description: `换一个类型${offers.ledger ? "、支付方式" : ""}或时间试试`,
              all: "查看全部明细",
            }}
            nothing={{
              description: "充值、支付和退款都会记在这里",
              action: <LinkButton to="/user/wallet/recharge">去充值</LinkButton>,
            }}
          />
        }
      >
        <LedgerTable lines={ledger?.nodes ?? []} isBusy={place.isBusy} />
      </ListRows>
    </>
  );
}

export const ErrorBoundary = listBoundary(WalletPage);
