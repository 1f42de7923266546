import { payoutNotificationPath } from "../../../../schema/rest/payments/pay-notification";
import type { BackendApp } from "../../shared/implement";
import { registerNotifications } from "../payment";
import { takePayoutNotification } from "./take-payout-notification";

/** EXT-568: notifications of the providers about transfers (reliability.md R11). */
export const registerPayoutNotificationRoutes = (app: BackendApp): void =>
  registerNotifications(
    app,
    { ALIPAY: payoutNotificationPath("alipay"), WECHAT: payoutNotificationPath("wechat") },
    takePayoutNotification,
  );
