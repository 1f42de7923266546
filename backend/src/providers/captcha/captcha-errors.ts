import { Code } from "../../../../schema/rules/codes";
import { BusinessError } from "../../shared/errors";

/** What can be wrong with a captcha, each in its own words. */
export const captchaErrors = {
  missed: () => new BusinessError(Code.CAPTCHA_WRONG, "没有对准缺口，请再试一次"),
  unnatural: () => new BusinessError(Code.CAPTCHA_WRONG, "滑动过快或不自然，请再试一次"),
  refused: () => new BusinessError(Code.CAPTCHA_WRONG, "滑块验证未通过，请重新验证"),
  expired: () => new BusinessError(Code.CAPTCHA_EXPIRED, "滑块验证已过期，请重新验证"),
  exhausted: () => new BusinessError(Code.CAPTCHA_EXPIRED, "尝试次数过多，请换一张图片再试"),
  used: () => new BusinessError(Code.CAPTCHA_USED, "滑块验证已使用，请重新验证"),
  required: () => new BusinessError(Code.CAPTCHA_REQUIRED, "请先完成滑块验证"),
  unavailable: () => new BusinessError(Code.UPSTREAM_UNAVAILABLE, "验证服务暂时不可用，请稍后再试"),
};
