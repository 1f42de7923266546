import { useEffect, useState } from "react";
import type { DeliveryRowFragment } from "~/gql/graphql";
import { serverTime } from "~/lib/clock/server-clock";
import { useChanges } from "~/lib/graphql/provider";
import { useOnReturn } from "~/lib/use-on-return";

/** Time between a try and the look at what became of it, ms: doubled by each look without news, a minute at most. */
const LOOK_MS = { first: 2_000, most: 60_000 } as const;
/** The longest wait for the next try, ms. */
const MOST_WAIT_MS = 60 * 60_000;

type Followed = Pick<DeliveryRowFragment, "id" | "type" | "state" | "tries" | "nextTryAt">;

/**
 * Has the page loaded again once the next try of a delivery has come, as no event reports what became of it, and
 * whenever the customer returns to it. Nothing is asked while no delivery is on its way, nor on a hidden page.
 *
 * @param isSending whether the address is sent what waits; a test (without a type) goes to one that is not, too
 */
export function useFollowDeliveries(rows: readonly Followed[], isSending: boolean): void {
  const { announce } = useChanges();
  const waiting = rows.filter(({ state, type }) => state === "WAITING" && (isSending || type === null));
  const times = waiting.flatMap(({ nextTryAt }) => (nextTryAt ? [Date.parse(nextTryAt)] : []));
  const dueAt = times.length > 0 ? Math.min(...times) : null;
  const news = JSON.stringify(waiting.map(({ id, tries, nextTryAt }) => [id, tries, nextTryAt]));
  // A look that fails brings no rows, and must not be the last one: each look is a new object.
  const [looks, setLooks] = useState({ at: news, count: 0 });

  const look = () => announce({ changed: ["WebhookDelivery"], isOwn: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each load or look
  useEffect(() => {
    if (dueAt === null) return;
    const count = looks.at === news ? looks.count : 0;
    const pause = Math.min(LOOK_MS.first * 2 ** count, LOOK_MS.most);
    const wait = Math.min(Math.max(0, dueAt - serverTime()), MOST_WAIT_MS);
    const timer = setTimeout(() => {
      if (!document.hidden) look();
      setLooks({ at: news, count: count + 1 });
    }, wait + pause);
    return () => clearTimeout(timer);
  }, [rows, dueAt, news, looks]);
  useOnReturn(() => {
    if (waiting.length > 0) look();
  });
}
