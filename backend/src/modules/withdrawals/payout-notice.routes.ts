import { payoutNoticePath } from "../../../../schema/rest/pay-notice";
import type { BackendApp } from "../../shared/implement";
import { registerNotices } from "../payment";
import { takePayoutNotice } from "./take-payout-notice";

/** EXT-377: notifications of the providers about transfers (reliability.md R11). */
export const registerPayoutNoticeRoutes = (app: BackendApp): void =>
  registerNotices(
    app,
    { ALIPAY: payoutNoticePath("alipay"), WECHAT: payoutNoticePath("wechat") },
    takePayoutNotice,
  );
