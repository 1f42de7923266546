import { Link } from "@remix-run/react";
import type { ReminderEvent } from "~/gql/graphql";
import type { Form } from "~/lib/form/use-form";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { MOST_SMS_A_DAY, REMINDER_EVENTS, REMINDER_NAMES } from "../../../../schema/rules/messages/reminders";
import shared from "../message-settings-dialog.module.css";
import styles from "./reminder-fields.module.css";
import type { ReminderSettings, ReminderValues } from "./reminder-values";

interface ReminderFieldsProps {
  /** Null when they could not be read: then they are not changed. */
  settings: ReminderSettings | null;
  form: Pick<Form<ReminderValues>, "values" | "set" | "box" | "text">;
}

/**
 * Fields for reminders by SMS and WeChat when no page is open; nothing when the platform sends neither
 * (ux.md U62).
 */
export function ReminderFields({ settings, form }: ReminderFieldsProps) {
  if (settings && !settings.hasSms && !settings.hasWechat) return null;
  return (
    <fieldset className={shared.group}>
      <legend className={shared.legend}>短信和微信提醒</legend>
      {settings ? (
        <Ways settings={settings} form={form} />
      ) : (
        <p className={shared.hint}>提醒设置没有加载出来。其他设置可以照常修改，提醒保持不变。</p>
      )}
    </fieldset>
  );
}

function Ways({ settings, form }: { settings: ReminderSettings; form: ReminderFieldsProps["form"] }) {
  const { hasSms, hasWechat, isWechatBound } = settings;
  const { sms, wechat, isSmsOff, isNightOff } = form.values;
  const turned = (events: readonly ReminderEvent[], event: ReminderEvent, isOn: boolean) =>
    isOn ? [...events, event] : events.filter((other) => other !== event);
  return (
    <>
      <p className={shared.hint}>不打开页面也能收到。已读过的消息不再提醒。</p>
      {hasWechat && !isWechatBound ? (
        <p className={shared.hint}>
          绑定微信并关注公众号后，可以选择微信提醒。<Link to="/user/safety">去绑定微信</Link>
        </p>
      ) : null}
      <table className={styles.ways}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>事项</VisuallyHidden>
            </th>
            {hasSms ? <th scope="col">短信</th> : null}
            {hasWechat ? <th scope="col">微信</th> : null}
          </tr>
        </thead>
        <tbody>
          {REMINDER_NAMES.map((event) => (
            <tr key={event}>
              <th scope="row">
                {REMINDER_EVENTS[event].name}
                <span className={shared.says}>{REMINDER_EVENTS[event].says}</span>
              </th>
              {hasSms ? (
                <td>
                  <Checkbox
                    isSelected={!isSmsOff && sms.includes(event)}
                    isDisabled={isSmsOff}
                    onChange={(isOn) => form.set({ sms: turned(sms, event, isOn) })}
                  >
                    <VisuallyHidden>{`${REMINDER_EVENTS[event].name}：短信提醒`}</VisuallyHidden>
                  </Checkbox>
                </td>
              ) : null}
              {hasWechat ? (
                <td>
                  <Checkbox
                    isSelected={isWechatBound && wechat.includes(event)}
                    isDisabled={!isWechatBound}
                    onChange={(isOn) => form.set({ wechat: turned(wechat, event, isOn) })}
                  >
                    <VisuallyHidden>{`${REMINDER_EVENTS[event].name}：微信提醒`}</VisuallyHidden>
                  </Checkbox>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {hasSms ? (
        <>
          <Checkbox {...form.box("isSmsOff")}>退订全部提醒短信（验证码不受影响）</Checkbox>
          <p className={shared.hint}>
            同一订单每小时最多一条，每天最多 {MOST_SMS_A_DAY} 条，超出的只在消息中显示。
          </p>
        </>
      ) : null}
      <Checkbox {...form.box("isNightOff")}>在这段时间里不发送，到时间后补发</Checkbox>
      {isNightOff ? (
        <div className={shared.hours}>
          <TextField {...form.text("nightFrom")} label="停发从" type="time" isRequired />
          <TextField {...form.text("nightUntil")} label="停发到" type="time" isRequired />
        </div>
      ) : null}
    </>
  );
}
