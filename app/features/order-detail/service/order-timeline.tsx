import { useState } from "react";
import { MediaGallery } from "~/features/media/media-gallery";
import { photoStamp } from "~/features/media/photo-stamp";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, groupOrderNos } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import styles from "./order-timeline.module.css";
import { timelineEntries } from "./timeline-entries";
import { isOfKind, TIMELINE_KINDS, type TimelineKind } from "./timeline-kinds";

const OrderTimelineFragment = graphql(`
  fragment OrderTimeline on OrderService {
    log { event title content imageUrls takenAt takenArea operatorName at }
  }
`);

/** Steps whose photos are taken at the place of the work. */
const ON_SITE = /^(complete|verify)$/;

const isKind = (key: string): key is TimelineKind => Object.hasOwn(TIMELINE_KINDS, key);
const KINDS: readonly TimelineKind[] = Object.keys(TIMELINE_KINDS).filter(isKind);

/** Number of entries at first, and of further ones with every press. */
const FIRST = 6;
const PAGE = 20;

interface OrderTimelineProps {
  service: FragmentType<typeof OrderTimelineFragment>;
  orderNo: string;
  /** Place of the work, and of the pickup. */
  site: string;
  pickup: string | null;
}

/** All events of the order, newest first and a page at a time, with person and time (ux.md U27). */
export function OrderTimeline({ service, orderNo, site, pickup }: OrderTimelineProps) {
  const { log } = getFragment(OrderTimelineFragment, service);
  const placeOf = (event: string) => (event === "pick_up" ? pickup : ON_SITE.test(event) ? site : null);
  const [kind, setKind] = useState<TimelineKind>("all");
  const [most, setMost] = useState(FIRST);
  const offered = KINDS.filter((candidate) => log.some((entry) => isOfKind(entry, candidate)));
  const wanted = timelineEntries(log, kind);
  const shown = wanted.slice(0, most);
  const rest = wanted.length - shown.length;
  return (
    <div className={styles.timeline}>
      {offered.length > 2 ? (
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>筛选动态</legend>
          {offered.map((candidate) => (
            <button
              key={candidate}
              type="button"
              className={styles.kind}
              aria-pressed={candidate === kind}
              onClick={() => {
                setKind(candidate);
                setMost(FIRST);
              }}
            >
              {TIMELINE_KINDS[candidate]}
            </button>
          ))}
        </fieldset>
      ) : null}
      <ol className={styles.list} aria-label="订单动态">
        {shown.map((entry) => (
          <li key={entry.position} className={styles.entry}>
            <p className={styles.title}>{entry.title}</p>
            {entry.content ? <p>{groupOrderNos(entry.content)}</p> : null}
            <MediaGallery
              label={`${entry.title}照片`}
              urls={entry.imageUrls}
              size="large"
              downloadPrefix={orderNo}
              stamp={photoStamp(entry.takenAt ?? entry.at, entry.takenArea ?? placeOf(entry.event))}
            />
            <p className={styles.minor}>
              {entry.operatorName} · <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {rest > 0 ? (
        <div>
          <Button size="sm" onPress={() => setMost(most + PAGE)}>
            显示更早的动态（还有 {rest} 条）
          </Button>
        </div>
      ) : null}
    </div>
  );
}
