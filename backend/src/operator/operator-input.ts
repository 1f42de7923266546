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

/** When a real name was verified, ms; null for never. @throws BusinessError INVALID_INPUT for a moment that lies ahead */
export function verifiedMoment(text: string | null | undefined, now: number): number | null {
  if (text == null) return null;
  const at = moment(text);
  if (at > now) throw invalidInput("认证时间不能晚于现在");
  return at;
}
