import { invalidInput } from "../../shared/errors";
import { type Period, periodOf } from "../../shared/period";

/**
 * The time between two days, both included, as moments (ms); a moment of a day stands for its day.
 *
 * @throws BusinessError INVALID_INPUT for what is no day
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
