import { expect, test } from "vitest";
import { limitReached } from "../../../backend/src/modules/limits/limits";
import { DAY, HOUR, MINUTE, SECOND } from "../../../schema/rules/time";

test.each([
  [MINUTE, SECOND, "1秒", 1],
  [MINUTE, 45 * SECOND - 1, "45秒", 45],
  [MINUTE, MINUTE, "1分钟", 60],
  [HOUR, 59 * MINUTE, "59分钟", 3540],
  [HOUR, HOUR - 1, "1小时", 3600],
  [DAY, 7 * HOUR + 1, "8小时", 25_201],
])(
  "[S40] beyond the limit of a window of %i ms that ends in %i ms the refusal says 请%s后再试",
  (windowMs, left, wait, seconds) => {
    const now = 40 * DAY - left;
    expect(limitReached({ windowMs, now })).toMatchObject({
      message: `操作太频繁，请${wait}后再试`,
      retryAfterSeconds: seconds,
    });
  },
);
