import { DAY, parseTime } from "../../shared/clock";
import { invalidInput } from "../../shared/errors";

/**
 * The time between two days, both included, as moments (ms); a moment of a day stands for its day.
 *
 * @throws BusinessError INVALID_INPUT for what is no day
 */
export function periodOf({
  startTime,
  endTime,
}: {
  startTime?: string | undefined;
  endTime?: string | undefined;
}): { from?: number; before?: number } {
  return {
    ...(startTime ? { from: beginOf(startTime) } : {}),
    ...(endTime ? { before: beginOf(endTime) + DAY } : {}),
  };
}

function beginOf(text: string): number {
  try {
    return parseTime(`${text.slice(0, 10)} 00:00:00`);
  } catch {
    throw invalidInput("时间格式有误");
  }
}
