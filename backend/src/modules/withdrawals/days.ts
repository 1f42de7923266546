import { invalidInput } from "../../shared/errors";
import { type Period, periodOf } from "../../shared/period";

/**
 * The period from one day to another, both included, in ms; a time is accepted instead of its day.
 *
 * @throws BusinessError INVALID_INPUT for a text that is not a day
 */
export function daysOf({
  startTime,
  endTime,
}: {
  startTime?: string | undefined;
  endTime?: string | undefined;
}): Period {
  try {
    return periodOf(startTime?.slice(0, 10) || undefined, endTime?.slice(0, 10) || undefined) ?? {};
  } catch {
    throw invalidInput("时间格式有误");
  }
}
