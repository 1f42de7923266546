import { useState } from "react";
import { useOffers } from "../customer-area/offers";
import styles from "./account-safety.module.css";
import { IdentityStep } from "./identity-step";
import { NewPayPasswordStep } from "./new-pay-password-step";
import { SafetyDone } from "./safety-done";
import { SafetySteps } from "./safety-steps";
import { useProvenIdentity } from "./use-proven-identity";

interface ChangePayPasswordProps {
  /** Digits of the customer's phone, and its masked form. */
  phone: string;
  maskedPhone: string;
  /** Whether a payment password is set. */
  hasPayPassword: boolean;
}

/** Sets or changes the payment password in three steps, also when the old one is forgotten (SAFE-14). */
export function ChangePayPassword({ phone, maskedPhone, hasPayPassword }: ChangePayPasswordProps) {
  const { code, failure, onProven, onUnproven } = useProvenIdentity();
  const [isDone, setDone] = useState(false);
  const { smallPayment: hasSmallPayment } = useOffers();
  const verb = hasPayPassword ? "修改" : "设置";
  return (
    <SafetySteps
      title={`${verb}支付密码`}
      description={
        hasPayPassword ? "忘记原密码也可以在这里重新设置，无需输入原密码" : "钱包付款时需要输入支付密码"
      }
      names={["身份验证", `${verb}支付密码`, `${verb}完成`]}
      current={isDone ? 2 : code !== null ? 1 : 0}
    >
      {isDone ? (
        <SafetyDone>
          <p>请牢记新的支付密码，付款时需要输入。</p>
          {hasPayPassword ? (
            <p className={styles.hint}>
              其他设备已退出登录{hasSmallPayment ? "；开启过的小额免密支付也已关闭" : null}。
            </p>
          ) : null}
        </SafetyDone>
      ) : code === null ? (
        <IdentityStep phone={phone} maskedPhone={maskedPhone} failure={failure} onProven={onProven} />
      ) : (
        <NewPayPasswordStep
          phone={phone}
          code={code}
          onUnproven={onUnproven}
          onChanged={() => setDone(true)}
        />
      )}
    </SafetySteps>
  );
}
