import { serverTime } from "~/lib/clock/server-clock";
import { Select } from "~/ui/selects/select";
import { joinExpectedTime, windowEnds } from "../../../../schema/rules/placing/expected-time";
import { splitExpectedTime } from "./expected-time";

/** Choice of an open end. */
const ANY_TIME = "any";

interface WindowEndProps {
  /** An instant of ISO 8601 in Asia/Shanghai; null while no day was chosen. */
  startsAt: string | null;
  /** Likewise, on the same day; null when none was chosen. */
  value: string | null;
  onChange(value: string | null): void;
}

/** Latest arrival of the master on the day of the visit (`orderServicePeriodList`). */
export function WindowEnd({ startsAt, value, onChange }: WindowEndProps) {
  const { date, time } = splitExpectedTime(startsAt);
  return (
    <Select
      label="最晚上门时间"
      items={[
        { id: ANY_TIME, label: "不指定" },
        ...windowEnds(time).map((choice) => ({ id: choice, label: choice })),
      ]}
      selectedKey={value === null ? ANY_TIME : splitExpectedTime(value).time}
      onSelectionChange={(next) =>
        onChange(next === ANY_TIME ? null : joinExpectedTime(date, next, serverTime()))
      }
      isDisabled={startsAt === null}
    />
  );
}
