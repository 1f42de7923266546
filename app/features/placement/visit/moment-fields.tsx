import { serverTime } from "~/lib/clock/server-clock";
import { useServerTime } from "~/lib/clock/use-server-time";
import { TextField } from "~/ui/fields/text-field";
import { Select } from "~/ui/selects/select";
import { joinExpectedTime, VISIT_TIMES } from "../../../../schema/rules/placing/expected-time";
import { MINUTE } from "../../../../schema/rules/time";
import { splitExpectedTime, visitDays } from "./expected-time";

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

/**
 * A day within the next weeks, from the browser's calendar, and a time of day; without a day there is no
 * wished time. Today is the server's (R20).
 */
export function MomentFields({ id, dateLabel, timeLabel, value, onChange, error }: MomentFieldsProps) {
  const { date, time } = splitExpectedTime(value);
  const now = useServerTime(null, MINUTE);
  return (
    <>
      <TextField
        id={id}
        label={dateLabel}
        type="date"
        days={visitDays(now)}
        autoComplete="off"
        value={date}
        onChange={(day) => onChange(joinExpectedTime(day, time, serverTime()))}
        error={error}
      />
      <Select
        label={timeLabel}
        items={VISIT_TIMES.map((choice) => ({ id: choice, label: choice }))}
        selectedKey={time === "" ? null : time}
        onSelectionChange={(next) => onChange(joinExpectedTime(date, next, serverTime()))}
        isDisabled={date === ""}
        placeholder="请先选择日期"
      />
    </>
  );
}
