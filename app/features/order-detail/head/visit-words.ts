import { endInWords } from "~/features/orders/service-period";
import type { VisitTimeFragment } from "~/gql/graphql";
import { formatDate, formatDateTime, formatDayTime, formatDuration } from "~/lib/format";
import { DAY, dayOf } from "../../../../schema/rules/time";

type Facts = Pick<
  VisitTimeFragment,
  "status" | "expectedAt" | "appointmentAt" | "servicePeriods" | "visitDueAt" | "service"
>;

/** Names of today and the following days. */
const DAYS = ["今天", "明天", "后天"] as const;

/** An instant (ISO) as text: `今天 14:00`, or the date when it is further away. */
function soonTime(iso: string, now: number): string {
  const day = formatDate(iso);
  const near = DAYS.find((_name, days) => dayOf(now + days * DAY) === day);
  return near ? `${near} ${formatDayTime(iso).slice("MM-DD ".length)}` : formatDayTime(iso);
}

/**
 * The time of the visit, as far as it is known (ux.md U28): the appointment before it, its expiry while the
 * master has not arrived, and the sign-in time afterwards. `at` is the instant, ISO; `now` the server's time,
 * ms.
 */
export function visitInWords(order: Facts, now: number): { at: string | null; words: string; note: string } {
  const { status, expectedAt, appointmentAt, visitDueAt, service } = order;
  const arrivedAt = service?.signIn?.at;
  const until = endInWords(order.servicePeriods);
  if (arrivedAt) {
    const note = appointmentAt ? `约定 ${formatDayTime(appointmentAt)}` : "师傅已签到";
    return { at: arrivedAt, words: `${formatDayTime(arrivedAt)} 已上门`, note };
  }
  if (appointmentAt === null) {
    return expectedAt
      ? { at: expectedAt, words: formatDateTime(expectedAt) + until, note: "期望时间" }
      : { at: null, words: "待预约", note: "师傅接单后预约" };
  }
  // No visit takes place while a refund is undecided or after the order is closed.
  if (visitDueAt === null || status === "WAIT_COMPLETE") {
    return { at: appointmentAt, words: formatDateTime(appointmentAt) + until, note: "已与师傅约定" };
  }
  const left = Date.parse(appointmentAt) - now;
  const when = soonTime(appointmentAt, now);
  return left > 0
    ? { at: appointmentAt, words: `预计 ${when}${until}`, note: `已与师傅约定，还有 ${formatDuration(left)}` }
    : { at: appointmentAt, words: `约定 ${when}`, note: "已过约定时间，师傅还没有签到" };
}
