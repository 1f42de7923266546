import { parseTime } from "../shared/clock";
import { invalidInput } from "../shared/errors";

/** A time of staff, ms. @throws BusinessError INVALID_INPUT for what is no such moment */
export function moment(text: string): number {
  try {
    return parseTime(text);
  } catch {
    throw invalidInput("时间有误");
  }
}
