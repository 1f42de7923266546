import { Link } from "@remix-run/react";
import { useState } from "react";
import { SmsCodeField } from "~/features/account/sms-code-field";
import { useSendCode } from "~/features/account/use-send-code";
import { isAboutCode } from "~/features/account-safety/refused-code";
import { PayMark } from "~/features/payment/pay-mark";
import { graphql } from "~/gql";
import { useForm } from "~/lib/form/use-form";
import { formatDateTime, formatMoney } from "~/lib/format";
import type { Refusal } from "~/lib/graphql/refusal";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { AmountField } from "~/ui/fields/amount-field";
import { focusField } from "~/ui/fields/focus-field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { useHydrated } from "~/ui/use-hydrated";
import { PriceLine } from "~/ui/values/money";
import { Code } from "../../../schema/rules/codes";
import { amountFen, fenToAmount } from "../../../schema/rules/money";
import { SMS_CODE_CHARS } from "../../../schema/rules/payments/pay-password";
import {
  actualOf,
  feeOf,
  LEAST_WITHDRAWAL,
  MAX_REAL_NAME,
  PAYOUT_WAY_NAMES,
  type PayoutWay,
  plainRealName,
  readTypedWithdrawal,
  realNameIssue,
  todayIssue,
} from "../../../schema/rules/wallet/withdrawal";
import styles from "./withdrawals.module.css";

const WithdrawDocument = graphql(`
  mutation Withdraw($input: WithdrawInput!) {
    answer: withdraw(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export interface WithdrawFormProps {
  /** 分 */
  balance: number;
  /** Ways in which the platform pays out, each with its bound account in the shown form; null without one. */
  ways: readonly { payWay: PayoutWay; account: string | null }[];
  /** Ways in which pay-outs are held for now. */
  holds: readonly { payWay: string; until: string; reason: string }[];
  /**
   * The most that may be withdrawn in a day, 分, and the hours for which a newly bound account is held; null
   * when the backend does not tell.
   */
  dayLimit: number | null;
  newBindingHoldHours: number | null;
  /** What may still be withdrawn today, 分, and how many times; null when it is not known. */
  leftToday: number | null;
  timesLeft: number | null;
  /** Name of the owner of the bound Alipay account. */
  realName: string;
  /** Company that owns the bound bank account. */
  company: string;
  phone: string;
  maskedPhone: string;
  /** Address of the page for binding an account, with a return address. */
  bindHref: string;
  onDone(): void;
}

const AMOUNT_CODES: readonly number[] = [Code.INSUFFICIENT_BALANCE, Code.TOO_MANY_REQUESTS];
const WAY_CODES: readonly number[] = [
  Code.PAY_WAY_NOT_OFFERED,
  Code.PAYOUT_ACCOUNT_MISSING,
  Code.PAYOUT_HELD,
];

/** The field that a refusal is about by its code; null for a code that is about no field. */
function refusedField(refusal: Refusal): "payWay" | "amount" | "code" | null {
  if (isAboutCode(refusal)) return "code";
  if (AMOUNT_CODES.includes(refusal.code)) return "amount";
  if (WAY_CODES.includes(refusal.code)) return "payWay";
  return null;
}

/**
 * A withdrawal from the wallet (WALLET-14..20). The input stays, also while an account is bound on another
 * page (U37).
 */
export function WithdrawForm(props: WithdrawFormProps) {
  const { balance, ways, holds, phone, bindHref, leftToday } = props;
  const isHydrated = useHydrated();
  const [isCapped, setCapped] = useState(false);
  const withdrawing = useMutate(WithdrawDocument, {
    success: "提交成功",
    changes: ["Wallet"],
    onDone: props.onDone,
    onRefused(refusal): boolean {
      const field = refusedField(refusal);
      return field ? form.refuse(field, refusal.message) : form.refuseNamed(refusal);
    },
  });
  const form = useForm({
    initial: {
      payWay: (ways.find(({ account }) => account !== null) ?? ways[0])?.payWay ?? ("ALIPAY" as PayoutWay),
      amount: "",
      realName: props.realName,
      code: "",
    },
    keptAs: "withdraw",
    // The way to pay was seen with the amount: another one that is bound meanwhile does not take its place.
    isKeptWhole: true,
    unkept: ["code"],
    check({ payWay, amount, realName }) {
      const read = readTypedWithdrawal(amount, props.dayLimit, leftToday);
      const name = payWay === "BANK" ? null : realNameIssue(realName);
      const isBound = ways.some((way) => way.payWay === payWay && way.account !== null);
      return [
        ...(isBound ? [] : [{ field: "payWay" as const, message: `请先绑定${PAYOUT_WAY_NAMES[payWay]}` }]),
        ...("issue" in read ? [{ field: "amount" as const, message: read.issue }] : []),
        ...(name ? [{ field: "realName" as const, message: name }] : []),
      ];
    },
    send({ payWay, amount, realName, code }) {
      const read = readTypedWithdrawal(amount, props.dayLimit, leftToday);
      if ("issue" in read) return undefined;
      const name = payWay === "BANK" ? props.company : plainRealName(realName);
      const input = { amount: read.fen, payWay, realName: name, code };
      return withdrawing.send((idempotencyKey) => ({ input: { ...input, idempotencyKey } }));
    },
    isPending: withdrawing.isPending,
  });
  const sendCode = useSendCode({
    phone,
    checkPhone: () => true,
    requiresCaptcha: false,
    onSent: () => focusField(form.idOf("code")),
  });

  const { payWay, amount, code } = form.values;
  const fen = amountFen(amount) ?? 0;
  const hold = holds.find((one) => one.payWay === payWay);
  const isBound = ways.some((way) => way.payWay === payWay && way.account !== null);
  const notToday = todayIssue(leftToday, props.timesLeft);
  const amountField = form.text("amount");
  /** An amount above the balance becomes the whole balance, and a message tells this (WALLET-17). */
  const typeAmount = (typed: string) => {
    const isOver = (amountFen(typed) ?? 0) > balance;
    setCapped(isOver);
    amountField.onChange(isOver ? fenToAmount(balance) : typed);
  };
  const takeAll = () => {
    setCapped(false);
    amountField.onChange(fenToAmount(Math.min(balance, leftToday ?? balance)));
  };
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!isHydrated} className={styles.form}>
        <RadioCards
          {...form.choice("payWay")}
          label="提现到"
          options={ways.map((way) => ({
            value: way.payWay,
            label: PAYOUT_WAY_NAMES[way.payWay],
            description: way.account ?? "未绑定",
            icon: <PayMark way={way.payWay} />,
          }))}
        />
        {isBound ? null : (
          <Notice tone="info" action={<Link to={bindHref}>去绑定</Link>}>
            还没有绑定{PAYOUT_WAY_NAMES[payWay]}
            {props.newBindingHoldHours
              ? `。为保障资金安全，新绑定的账户${props.newBindingHoldHours}小时后才能提现`
              : null}
          </Notice>
        )}
        {hold ? (
          <Notice tone="warning">
            {hold.reason}，{formatDateTime(hold.until)} 后可提现
          </Notice>
        ) : null}
        {notToday ? <Notice tone="warning">{notToday}</Notice> : null}
        <AmountField
          {...amountField}
          onChange={typeAmount}
          label="提现金额"
          isRequired
          cutsDecimals
          description={
            isCapped ? `最多可提现 ${formatMoney(balance)}，已按余额填入` : "最低100元，最多两位小数"
          }
          action={
            <Button onPress={takeAll} isDisabled={notToday !== null}>
              全部提现
            </Button>
          }
        />
        <dl className={styles.costs} aria-live="polite">
          <PriceLine name="手续费（0.6%）" fen={fen >= LEAST_WITHDRAWAL ? feeOf(fen) : 0} />
          <PriceLine name="实际到账" fen={fen >= LEAST_WITHDRAWAL ? actualOf(fen) : 0} />
        </dl>
        {payWay === "BANK" ? (
          <Notice tone="info">
            {props.company ? `收款企业：${props.company}。` : null}由财务审核后人工打款，一般不超过3个工作日
          </Notice>
        ) : (
          <TextField
            {...form.text("realName")}
            label="真实姓名"
            isRequired
            autoComplete="name"
            maxLength={MAX_REAL_NAME}
            description="须与收款账户的实名一致"
          />
        )}
        <SmsCodeField
          {...form.text("code")}
          sendCode={sendCode}
          maxLength={SMS_CODE_CHARS}
          isDisabled={notToday !== null}
        />
        <p className={styles.limits}>验证码将发送至您的手机 {props.maskedPhone}</p>
        <div className={styles.submit}>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            isPending={form.isPending}
            isDisabled={code.trim() === "" || hold !== undefined || notToday !== null}
          >
            确认提现
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
