import { useMemo, useRef, useState } from "react";
import { type CountByFilter, countsOf, everything } from "~/features/orders/order-counts";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { ListedOrderFragment as Listed } from "~/gql/graphql";
import { coalesce } from "~/lib/coalesce";
import { ask } from "~/lib/graphql/ask";
import { EVERYTHING, idsIn } from "~/lib/graphql/changes";
import { useChanged } from "~/lib/graphql/use-changed";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { useLatest } from "~/lib/use-latest";
import { ListedOrderFragment } from "./listed-order";

const LiveOrdersDocument = graphql(`
  query LiveOrders($ids: [ID!]!, $hasRows: Boolean!) {
    viewer {
      ordersById(ids: $ids) @include(if: $hasRows) { id ...ListedOrder }
      orderCounts { filter count }
    }
  }
`);

/** An order of the page, and the server's time when it was read (ISO). */
export interface LiveOrder {
  id: string;
  order: Listed;
  serverNow: string;
}

/** Data of the loader; a new object with every load. */
export interface LoadedOrders {
  /** Null when they could not be read. */
  orders: readonly ({ id: string } & FragmentType<typeof ListedOrderFragment>)[] | null;
  counts: CountByFilter | null;
  serverNow: string;
}

interface LiveState {
  load: LoadedOrders;
  /** Time at which the load was shown, by the monotonic clock, ms. */
  shownAt: number;
  reread: ReadonlyMap<string, LiveOrder>;
  counts: CountByFilter | null;
  /** Changed orders that are not on this page. */
  elsewhere: ReadonlySet<string>;
  /** Whether the number of orders has changed since the page was loaded, or is unknown. */
  isOutdated: boolean;
}

const fresh = (load: LoadedOrders): LiveState => ({
  load,
  shownAt: performance.now(),
  reread: new Map(),
  counts: load.counts,
  elsewhere: new Set(),
  isOutdated: false,
});

/**
 * Keeps a shown page of orders up to date. After an action on this page it is loaded again, so that rows can
 * leave their tab. After changes elsewhere, an order on the page is read again and updated in its place, and
 * the counts are updated. Changes that would add or move rows are only announced (ux.md U2, U14). After
 * possible gaps, for example in a tab that slept for a day, everything is read again.
 */
export function useLiveOrders(load: LoadedOrders) {
  const [state, setState] = useState(() => fresh(load));
  if (state.load !== load) setState(fresh(load));
  const live = state.load === load ? state : fresh(load);

  const shown = load.orders ?? [];
  const latest = useLatest(live);
  const changed = useRef(new Set<string>());

  const reread = useMemo(
    () =>
      coalesce(async () => {
        const { load: asked, shownAt } = latest.current;
        const ids = [...changed.current];
        changed.current.clear();
        const update = (change: (before: LiveState) => Partial<LiveState>) =>
          setState((before) => (before.load === asked ? { ...before, ...change(before) } : before));
        try {
          const { viewer } = await ask(LiveOrdersDocument, { ids, hasRows: ids.length > 0 });
          const serverNow = new Date(Date.parse(asked.serverNow) + performance.now() - shownAt).toISOString();
          const read = (viewer?.ordersById ?? []).map((order): [string, LiveOrder] => [
            order.id,
            { id: order.id, order: getFragment(ListedOrderFragment, order), serverNow },
          ]);
          const counts = countsOf(viewer?.orderCounts);
          update((before) => ({
            reread: new Map([...before.reread, ...read]),
            counts: counts ?? before.counts,
            isOutdated:
              before.isOutdated ||
              read.length < ids.length ||
              (counts !== null && asked.counts !== null && everything(counts) !== everything(asked.counts)),
          }));
        } catch {
          update(() => ({ isOutdated: true }));
        }
      }),
    [],
  );

  useReloadOn(["Order"], ({ isOwn }) => isOwn);
  useChanged(["Order"], ({ changed: tags, isOwn, isDoubtful }) => {
    if (isOwn && !isDoubtful) return;
    const ids = tags.includes(EVERYTHING) ? shown.map(({ id }) => id) : idsIn("Order", tags);
    for (const id of ids) {
      if (shown.some((order) => order.id === id)) changed.current.add(id);
      else setState((before) => ({ ...before, elsewhere: new Set(before.elsewhere).add(id) }));
    }
    reread();
  });

  return {
    rows: shown.map(
      (order): LiveOrder =>
        live.reread.get(order.id) ?? {
          id: order.id,
          order: getFragment(ListedOrderFragment, order),
          serverNow: load.serverNow,
        },
    ),
    counts: live.counts,
    news: newsOf(live),
  };
}

/** Text about changes that the page does not show yet; null without any. */
function newsOf({ elsewhere, isOutdated }: LiveState): string | null {
  if (elsewhere.size > 0) return `有 ${elsewhere.size} 条更新，点击刷新`;
  return isOutdated ? "列表有更新，点击刷新" : null;
}
