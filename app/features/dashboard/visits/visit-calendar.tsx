import { useState } from "react";
import { LoadFailure } from "~/features/site/load-failure";
import { graphql } from "~/gql";
import { useServerTime } from "~/lib/clock/use-server-time";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { ChevronLeft, ChevronRight } from "~/ui/icons";
import { addMonths, dayOf, MINUTE } from "../../../../schema/rules/time";
import { CalendarGrid } from "./calendar-grid";
import { MOST_MONTHS, monthsBetween, monthTitle } from "./calendar-month";
import { DayVisits } from "./day-visits";
import styles from "./visit-calendar.module.css";

const HomeVisitDaysDocument = graphql(`
  query HomeVisitDays($monthOffset: Int!) {
    viewer {
      visitDays(monthOffset: $monthOffset, filter: INSERVICE) { date count }
    }
  }
`);

/**
 * When masters come to orders in service, month by month in China's time (HOME-12..15); a day shows its visits
 * (HOME-16). The backend counts the months from its present one, so today goes on while the page is open.
 */
export function VisitCalendar({ serverNow }: { serverNow: string }) {
  const today = dayOf(useServerTime(serverNow, MINUTE));
  const [active, setActive] = useState(today);
  const [selected, setSelected] = useState<string | null>(today);
  const offset = monthsBetween(today, active);
  const days = useRead(
    HomeVisitDaysDocument,
    { monthOffset: offset },
    {
      // A backend that does not count them is no failure: its days have no numbers.
      pick: ({ viewer }) => ({
        visits: viewer?.visitDays ? new Map(viewer.visitDays.map(({ date, count }) => [date, count])) : null,
      }),
      about: ["Order"],
      // Once the running month has ended, the same offset means another month than in an earlier answer.
      requestPolicy: "network-only",
    },
  );
  const move = (day: string) => {
    if (Math.abs(monthsBetween(today, day)) <= MOST_MONTHS) setActive(day);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.calendar}>
        <div className={styles.head}>
          <IconButton
            label="上一月"
            icon={<ChevronLeft size={16} />}
            isDisabled={offset <= -MOST_MONTHS}
            onPress={() => move(addMonths(active, -1))}
          />
          <h2 className={styles.month} aria-live="polite">
            {monthTitle(active)}
          </h2>
          <IconButton
            label="下一月"
            icon={<ChevronRight size={16} />}
            isDisabled={offset >= MOST_MONTHS}
            onPress={() => move(addMonths(active, 1))}
          />
          <Button
            size="sm"
            onPress={() => {
              setActive(today);
              setSelected(today);
            }}
          >
            回到今天
          </Button>
        </div>
        {days.failure !== null && !days.data?.visits ? (
          <LoadFailure what="日历" why={days.failure} onRetry={days.reload} />
        ) : null}
        <div className={styles.days} aria-busy={days.status === "loading"}>
          <CalendarGrid
            active={active}
            selected={selected}
            today={today}
            visits={days.data?.visits ?? null}
            onMove={move}
            onSelect={(day) => {
              setActive(day);
              setSelected(day);
            }}
          />
        </div>
      </div>
      {selected ? <DayVisits key={selected} day={selected} serverNow={serverNow} /> : null}
    </div>
  );
}
