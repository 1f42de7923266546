import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { greetingAt } from "~/features/account/greeting";
import { useOffers } from "~/features/customer-area/offers";
import { BalanceCard } from "~/features/dashboard/balance-card";
import { FirstStepsCard } from "~/features/dashboard/first-steps-card";
import { HOME_ORDERS, homeVariables } from "~/features/dashboard/home-address";
import { HomeAdverts, HomeCardsDocument, OrderCards, PlatformCards } from "~/features/dashboard/home-cards";
import { HomeOrders } from "~/features/dashboard/home-orders";
import { PublishButtons } from "~/features/dashboard/publish-buttons";
import { OrderSearch } from "~/features/dashboard/search/order-search";
import { StatusTiles } from "~/features/dashboard/status-tiles";
import { TodosCard } from "~/features/dashboard/todos/todos-card";
import { AbnormalNotice } from "~/features/messages/abnormal-notice";
import { OrderPreview } from "~/features/order-detail/preview/order-preview";
import { countsOf, countUnder, everything } from "~/features/orders/order-counts";
import { getFragment, graphql } from "~/gql";
import { useLive } from "~/lib/graphql/use-live";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { PageHeader } from "~/ui/layout/page-header";
import styles from "./customer-home.module.css";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

/** What changes while the page is open. */
const HomeLiveFragment = graphql(`
  fragment HomeLive on Viewer {
    orderCounts { filter count }
    markupRequests { total }
    todos { ...TodosCard }
    orders(filter: { status: UNSETTLED, createdFrom: $from, createdTo: $to }, page: 1, pageSize: 6) { ...HomeOrders }
    wallet { ...BalanceCard }
  }
`);

const CustomerHomeDocument = graphql(`
  query CustomerHome($from: DateTime, $to: DateTime) {
    viewer {
      customer { id nickname seesFirstSteps }
      buttons { normalOrder ...PublishButtons }
      ...HomeLive
    }
  }
`);

const HomeLiveDocument = graphql(`
  query HomeLive($from: DateTime, $to: DateTime) {
    viewer { ...HomeLive }
  }
`);

export const meta: MetaFunction = () => [{ title: pageTitle("首页") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  // Both requests run together. The home query handles an ended session; the cards load after the page.
  const cards = context.graphqlParts(HomeCardsDocument).catch(() => null);
  const period = homeVariables(new URL(request.url).searchParams);
  const { viewer, refusal } = await context.graphqlParts(CustomerHomeDocument, period);
  const now = Date.now();
  return {
    viewer: requireViewer(request, viewer),
    cards,
    period,
    greeting: greetingAt(now),
    serverNow: new Date(now).toISOString(),
    refusal,
  };
}

/** Another tab of the page is another view of the same data; another period is not. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search &&
  periodHref(currentUrl) === periodHref(nextUrl)
    ? false
    : defaultShouldRevalidate;

const periodHref = ({ searchParams }: URL) =>
  HOME_ORDERS.href({ filter: HOME_ORDERS.readFilter(searchParams) });

/** A merchant's day: what is wrong, what is to be done today, what waits, what comes (HOME-01 to 24). */
export default function CustomerHome() {
  useReloadOn(["Viewer"]);
  const { viewer, cards, period, greeting, serverNow } = useLoaderData<typeof loader>();
  const live = useLive(HomeLiveDocument, period, {
    loaded: viewer,
    pick: (answer) => answer.viewer && { ...viewer, ...answer.viewer },
    about: ["Order", "Message", "AbnormalRecord"],
  });
  const { customer, buttons } = viewer;
  const offers = useOffers();
  const { orderCounts, markupRequests, todos, orders, wallet } = getFragment(HomeLiveFragment, live);
  const counts = countsOf(orderCounts);
  const total = counts ? everything(counts) : undefined;
  // A customer with an unknown number of orders is none without any.
  const hasAny = total !== 0;
  const abnormal = counts && countUnder(counts, "ABNORMAL");
  return (
    <>
      <PageHeader
        title={customer ? `${greeting}，${customer.nickname}` : greeting}
        description={hasAny ? undefined : "下单、付款、跟踪进度，都从这里开始"}
        actions={<PublishButtons buttons={buttons ?? null} />}
      />
      <AbnormalNotice count={abnormal} />
      {customer?.seesFirstSteps && orderCounts && total !== undefined && buttons?.normalOrder ? (
        <div className={styles.todos}>
          <FirstStepsCard counts={orderCounts} />
        </div>
      ) : null}
      {offers.todos ? (
        <div className={styles.todos}>
          <TodosCard todos={todos ?? null} hasAny={hasAny} serverNow={serverNow} />
        </div>
      ) : null}
      <div className={styles.page}>
        <div className={styles.top}>
          <OrderSearch />
          <StatusTiles counts={counts} markups={markupRequests?.total ?? null} />
        </div>
        <div className={styles.adverts}>
          <HomeAdverts cards={cards} />
        </div>
        <HomeOrders
          orders={orders ?? null}
          hasAny={hasAny}
          canOrder={buttons?.normalOrder ?? false}
          serverNow={serverNow}
        />
        <div className={styles.side}>
          <BalanceCard wallet={wallet ?? null} />
          <OrderCards cards={cards} />
        </div>
        <div className={styles.platform}>
          <PlatformCards cards={cards} />
        </div>
      </div>
      <OrderPreview />
    </>
  );
}
