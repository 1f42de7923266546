import { payNotificationPath } from "../../../../schema/rest/payments/pay-notification";
import type { BackendApp } from "../../shared/implement";
import { registerNotifications } from "../payment";
import { takeNotification } from "./take-notification";

/** EXT-004: notifications of the providers about payments (reliability.md R11). */
export const registerPayNotificationRoutes = (app: BackendApp): void =>
  registerNotifications(
    app,
    { ALIPAY: payNotificationPath("alipay"), WECHAT: payNotificationPath("wechat") },
    takeNotification,
  );
