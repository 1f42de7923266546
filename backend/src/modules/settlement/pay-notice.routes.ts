import { payNoticePath } from "../../../../schema/rest/pay-notice";
import type { BackendApp } from "../../shared/implement";
import { registerNotices } from "../payment";
import { takeNotice } from "./take-notice";

/** EXT-004: notifications of the providers about payments (reliability.md R11). */
export const registerPayNoticeRoutes = (app: BackendApp): void =>
  registerNotices(app, { ALIPAY: payNoticePath("alipay"), WECHAT: payNoticePath("wechat") }, takeNotice);
