import { type KeyboardEvent, useEffect, useRef } from "react";
import styles from "./calendar-grid.module.css";
import { dayByKey, dayTitle, monthTitle, WEEKDAYS, weeksOf } from "./calendar-month";

interface CalendarGridProps {
  /** The day that stands for the shown month and takes the focus, `YYYY-MM-DD`. */
  active: string;
  /** The day whose visits are listed; null for none. */
  selected: string | null;
  today: string;
  /** Visits by day; null while unknown. */
  visits: ReadonlyMap<string, number> | null;
  onMove: (day: string) => void;
  onSelect: (day: string) => void;
}

/**
 * One month as a grid of days with the number of visits on each (HOME-13, HOME-15). The keyboard moves through it as
 * through a table: one stop for Tab, arrows for days and weeks, Home and End, Page Up and Page Down for months.
 */
export function CalendarGrid({ active, selected, today, visits, onMove, onSelect }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const followsFocus = useRef(false);

  // A key may lead to a day that is only drawn now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active day is what calls for the focus
  useEffect(() => {
    if (!followsFocus.current) return;
    followsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  const move = (event: KeyboardEvent, day: string) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dayByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    followsFocus.current = true;
    onMove(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for a grid of dates is a table
    <table ref={grid} role="grid" className={styles.grid} aria-label={`${monthTitle(active)}上门日历`}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={`星期${name}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is told by its weekday alone
                <td key={weekday} />
              ) : (
                <td key={day}>
                  <Day
                    day={day}
                    count={visits && (visits.get(day) ?? 0)}
                    isToday={day === today}
                    isSelected={day === selected}
                    isActive={day === active}
                    onKeyDown={(event) => move(event, day)}
                    onPress={() => onSelect(day)}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  /** Its visits; null while unknown. */
  count: number | null;
  isToday: boolean;
  isSelected: boolean;
  isActive: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
}

function Day({ day, count, isToday, isSelected, isActive, onKeyDown, onPress }: DayProps) {
  const visits = count === null ? "" : count > 0 ? `，${count} 单上门` : "，没有上门";
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isActive ? 0 : -1}
      aria-pressed={isSelected}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${dayTitle(day)}${visits}`}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <span className={styles.date}>{Number(day.slice(8))}</span>
      <span className={styles.count}>{count || ""}</span>
    </button>
  );
}
