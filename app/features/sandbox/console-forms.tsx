import type { ComponentProps } from "react";
import { TextField } from "../../ui/fields/text-field";
import { NativeSelect } from "../../ui/selects/native-select";
import { ConsoleFormCard } from "./console-form-card";

interface FormProps {
  loadedKey: string;
}

/** Sends a service message to a customer; the badge in the customer's open tabs changes by itself. */
export function MessageForm({ loadedKey }: FormProps) {
  return (
    <ConsoleFormCard intent="message" title="发送服务消息" submitLabel="发送消息" loadedKey={loadedKey}>
      {(field) => (
        <>
          <CustomerPhone {...field("phone")} />
          <TextField {...field("title")} label="标题" maxLength={100} isRequired />
          <TextField {...field("content")} label="内容" multiline rows={4} maxLength={2000} isRequired />
        </>
      )}
    </ConsoleFormCard>
  );
}

/** Credits a customer's wallet: a recharge in the ledger, like any other. */
export function RechargeForm({ loadedKey }: FormProps) {
  return (
    <ConsoleFormCard intent="recharge" title="充值钱包" submitLabel="确认充值" loadedKey={loadedKey}>
      {(field) => (
        <>
          <CustomerPhone {...field("phone")} />
          <TextField
            {...field("amount")}
            label="金额"
            inputMode="decimal"
            suffix="元"
            autoComplete="off"
            isRequired
          />
        </>
      )}
    </ConsoleFormCard>
  );
}

/** Blocks a customer, who is told about it with every request, or lifts the block (ROLE-12). */
export function BlockForm({ loadedKey }: FormProps) {
  return (
    <ConsoleFormCard intent="block" title="拉黑账号" submitLabel="确认更改" loadedKey={loadedKey}>
      {(field) => (
        <>
          <CustomerPhone {...field("phone")} />
          <NativeSelect label="账号状态" name="blocked">
            <option value="true">拉黑</option>
            <option value="false">恢复</option>
          </NativeSelect>
        </>
      )}
    </ConsoleFormCard>
  );
}

/** The behaviour of the sandbox's providers for pay-outs from now on. */
export function PayoutsForm({ loadedKey }: FormProps) {
  return (
    <ConsoleFormCard intent="payouts" title="提现打款渠道" submitLabel="更改行为" loadedKey={loadedKey}>
      {() => (
        <NativeSelect label="收到打款请求时" name="mood">
          <option value="PAY">立即到账</option>
          <option value="REFUSE">拒绝打款</option>
          <option value="DELAY">一直处理中</option>
          <option value="LOSE_ANSWER">已到账，但不应答</option>
        </NativeSelect>
      )}
    </ConsoleFormCard>
  );
}

/** The customer's phone. */
function CustomerPhone(field: Pick<ComponentProps<typeof TextField>, "id" | "name" | "error">) {
  return <TextField {...field} label="客户手机号" type="tel" inputMode="tel" autoComplete="off" isRequired />;
}
