import {
  getReminderSettings,
  getSmsSubscription,
  saveReminderSettings,
  stopSmsReminders,
} from "../../../../schema/rest/messages/reminders";
import { maskPhone } from "../../../../schema/rules/phone";
import { offersSmsReminders } from "../../providers/sms/choose-sms";
import { chooseWechatMessenger } from "../../providers/wechat/choose-wechat-messenger";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { phoneOfLink, stopByLink } from "./reminder-phones";
import { findReminderSettings, storeReminderSettings } from "./reminder-settings";
import { hasWechat } from "./reminders.repository";

/** EXT-510 to EXT-513. */
export function registerReminderRoutes(app: BackendApp): void {
  implement(app, getReminderSettings, async (_input, context) => {
    const session = requireSession(context);
    const { db, env } = context;
    const [{ sms, wechat, ...settings }, isWechatBound] = await Promise.all([
      findReminderSettings(session, context),
      hasWechat(db, session.customerId),
    ]);
    return {
      ...settings,
      sms: [...sms],
      wechat: [...wechat],
      hasSms: offersSmsReminders(env),
      hasWechat: chooseWechatMessenger(env, context) !== null,
      isWechatBound,
    };
  });
  implement(app, saveReminderSettings, async ({ body }, context) => {
    await storeReminderSettings(requireSession(context), body, context);
    return null;
  });
  implement(app, getSmsSubscription, async ({ params }, context) => {
    const { phone, offAt } = await phoneOfLink(params.token, context);
    return { phone: maskPhone(phone), isOff: offAt !== null };
  });
  implement(app, stopSmsReminders, async ({ params }, context) => {
    await stopByLink(params.token, context);
    return null;
  });
}
