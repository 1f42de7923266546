import { Link, useSearchParams } from "@remix-run/react";
import { ListEmpty } from "~/features/list/list-empty";
import { ordersHref } from "~/features/orders/order-address";
import { RecentOrders } from "~/features/orders/recent-orders";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { LinkButton } from "~/ui/buttons/link-button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { lazyComponent } from "~/ui/lazy-component";
import { TabLinks } from "~/ui/navigation/tab-links";
import { HOME_ORDERS, homeHref } from "./home-address";
import styles from "./home-orders.module.css";
import { HomePeriod } from "./home-period";

const HomeOrdersFragment = graphql(`
  fragment HomeOrders on OrderPage {
    nodes { id ...RecentOrder }
    total
  }
`);

/** Comes with the tab: most visits end at the unfinished orders. */
const VisitCalendar = lazyComponent(async () => (await import("./visits/visit-calendar")).VisitCalendar);

/** Parameter of the page's address for the tab, so that reload and Back keep it. */
const TAB_PARAM = "tab";
const CALENDAR = "calendar";

interface HomeOrdersProps {
  /** Unfinished orders; null when they could not be read. */
  orders: FragmentType<typeof HomeOrdersFragment> | null;
  /** Whether there is any order at all, finished ones included. */
  hasAny: boolean;
  /** Whether an order can be placed by the normal form. */
  canOrder: boolean;
  serverNow: string;
}

/** What is not finished, as a list or by the days of its visits (HOME-12). */
export function HomeOrders({ hasAny, canOrder, serverNow, ...props }: HomeOrdersProps) {
  const total = getFragment(HomeOrdersFragment, props.orders)?.total;
  const [search] = useSearchParams();
  const isCalendar = search.get(TAB_PARAM) === CALENDAR;
  return (
    <section className={styles.card} aria-label="订单">
      <div className={styles.head}>
        <TabLinks
          label="订单视图"
          tabs={[
            {
              to: homeHref(search, { [TAB_PARAM]: null }),
              label: "未完成订单",
              isCurrent: !isCalendar,
              count: total,
            },
            { to: homeHref(search, { [TAB_PARAM]: CALENDAR }), label: "上门日历", isCurrent: isCalendar },
          ]}
        />
      </div>
      {isCalendar ? (
        <VisitCalendar fallback={<Skeleton lines={8} height={40} />} serverNow={serverNow} />
      ) : props.orders ? (
        <UnfinishedOrders orders={props.orders} hasAny={hasAny} canOrder={canOrder} serverNow={serverNow} />
      ) : (
        <PartFailure what="未完成订单" />
      )}
    </section>
  );
}

interface UnfinishedOrdersProps extends Omit<HomeOrdersProps, "orders"> {
  orders: FragmentType<typeof HomeOrdersFragment>;
}

/** The newest unfinished orders, of a period if the address has one (HOME-16). */
function UnfinishedOrders({ hasAny, canOrder, serverNow, ...props }: UnfinishedOrdersProps) {
  const orders = getFragment(HomeOrdersFragment, props.orders);
  const [search] = useSearchParams();
  const period = HOME_ORDERS.readFilter(search);
  return (
    <>
      {hasAny ? <HomePeriod period={period} /> : null}
      {orders.nodes.length > 0 ? (
        <>
          <RecentOrders label="未完成订单" orders={orders.nodes} serverNow={serverNow} />
          <p className={styles.more}>
            <Link to={ordersHref({ status: "UNSETTLED", ...period })}>查看全部 {orders.total} 单</Link>
          </p>
        </>
      ) : (
        <ListEmpty
          at={HOME_ORDERS}
          filter={period}
          title={hasAny ? "没有未完成的订单" : "还没有订单"}
          narrowed={{ description: "这段时间下的订单都已完成或关闭", all: "查看所有时间" }}
          nothing={{
            description: hasAny
              ? "所有订单都已完成或关闭"
              : "提交第一单后，进度、费用和施工照片都会出现在这里",
            action: canOrder ? <LinkButton to="/placeorder/stepone">去下单</LinkButton> : undefined,
          }}
        />
      )}
    </>
  );
}
