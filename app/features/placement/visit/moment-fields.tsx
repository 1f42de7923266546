import { Select } from "~/ui/selects/select";
import { joinExpectedTime, VISIT_TIMES } from "../../../../schema/rules/placing/expected-time";
import { splitExpectedTime, visitDays } from "./expected-time";

/** The choice that leaves the day open. */
const ANY_DAY = "any";

interface MomentFieldsProps {
  /** DOM id of the day's control. */
  id: string;
  dateLabel: string;
  timeLabel: string;
  /** An instant of ISO 8601 in Asia/Shanghai; null when none was chosen. */
  value: string | null;
  onChange(value: string | null): void;
  error: string | null;
}

/** A day within the next weeks and a time of day, or no wish. */
export function MomentFields({ id, dateLabel, timeLabel, value, onChange, error }: MomentFieldsProps) {
  const { date, time } = splitExpectedTime(value);
  return (
    <>
      <Select
        id={id}
        label={dateLabel}
        items={[
          { id: ANY_DAY, label: "不指定" },
          ...visitDays(Date.now()).map((day) => ({ id: day.date, label: day.label })),
        ]}
        selectedKey={date === "" ? ANY_DAY : date}
        onSelectionChange={(next) =>
          onChange(joinExpectedTime(next === ANY_DAY ? "" : next, time, Date.now()))
        }
        error={error}
      />
      <Select
        label={timeLabel}
        items={VISIT_TIMES.map((choice) => ({ id: choice, label: choice }))}
        selectedKey={time === "" ? null : time}
        onSelectionChange={(next) => onChange(joinExpectedTime(date, next, Date.now()))}
        isDisabled={date === ""}
        placeholder="请先选择日期"
      />
    </>
  );
}
