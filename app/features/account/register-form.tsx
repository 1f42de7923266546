import { Link } from "@remix-run/react";
import { REFERRAL_CODE_DEFAULT } from "~/lib/site-config";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import type { AccountFormAnswer } from "./account-form";
import { AccountFormFrame } from "./account-form-frame";
import { REFERRAL_CODE_MAX, REGISTER_CODE_MAX, registerIssues } from "./account-rules";
import styles from "./auth-layout.module.css";
import { PhoneField } from "./phone-field";
import { SmsCodeField } from "./sms-code-field";
import { useAccountForm } from "./use-account-form";

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/**
 * Registration: referral code, phone, SMS code, agreement (REG-01..13). It posts without script, too. The elements
 * alone hold referral code and agreement, so that what was typed or unticked before hydration stays.
 */
export function RegisterForm({ answer }: { answer: AccountFormAnswer | undefined }) {
  const account = useAccountForm({
    answer,
    check: (form) =>
      registerIssues({
        phone: textOf(form, "phone"),
        code: textOf(form, "code"),
        hasAgreed: form.get("agreement") !== null,
      }),
  });

  return (
    <AccountFormFrame
      account={account}
      answer={answer}
      submitLabel="注册"
      other={{ question: "已有账号？", path: "/login", label: "直接登录" }}
    >
      <PhoneField {...account.phoneField} />
      <SmsCodeField {...account.codeField} maxLength={REGISTER_CODE_MAX} />
      <TextField
        label="推荐码（选填）"
        name="referralCode"
        defaultValue={answer?.values?.referralCode ?? REFERRAL_CODE_DEFAULT}
        maxLength={REFERRAL_CODE_MAX}
        autoComplete="off"
      />
      <Checkbox
        id="agreement"
        name="agreement"
        describedBy="privacy-consent"
        defaultSelected={answer?.values?.hasAgreed ?? true}
        error={account.errorOf("agreement")}
      >
        已阅读并同意
        <Link to="/userprotocol" target="_blank">
          《用户服务协议》
        </Link>
      </Checkbox>
      <p id="privacy-consent" className={styles.privacy}>
        勾选即同意我们按
        <Link to="/userprotocol#privacy" target="_blank">
          《隐私政策》
        </Link>
        处理您的个人信息
      </p>
    </AccountFormFrame>
  );
}
