import { useState } from "react";
import { maskPhone } from "../../../schema/rules/phone";
import styles from "./account-safety.module.css";
import { IdentityStep } from "./identity-step";
import { NewPhoneStep } from "./new-phone-step";
import { SafetyDone } from "./safety-done";
import { SafetySteps } from "./safety-steps";
import { useProvenIdentity } from "./use-proven-identity";

const STEPS = ["身份验证", "绑定新手机号", "修改完成"];

interface ChangePhoneProps {
  /** Digits of the customer's phone, and its masked form. */
  phone: string;
  maskedPhone: string;
}

/** Changes the phone in three steps (SAFE-10). Going back to the first step keeps the input of the second. */
export function ChangePhone({ phone, maskedPhone }: ChangePhoneProps) {
  const { code, failure, onProven, onUnproven } = useProvenIdentity();
  // After a lost answer the page may be read again, and then names the new phone: the change is still from this one.
  const [provenPhone, setProvenPhone] = useState(phone);
  const [typed, setTyped] = useState("");
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const step = changedTo !== null ? 2 : code !== null ? 1 : 0;
  return (
    <SafetySteps
      title="修改手机号"
      description="手机号用于登录和接收验证码，修改后请用新手机号登录"
      names={STEPS}
      current={step}
    >
      {changedTo !== null ? (
        <SafetyDone>
          <p>
            登录手机号已改为 <span className={styles.phone}>{maskPhone(changedTo)}</span>
            ，下次请用它登录。
          </p>
          <p className={styles.hint}>其他设备已退出登录，原手机号会收到短信通知。</p>
        </SafetyDone>
      ) : code === null ? (
        <IdentityStep
          phone={phone}
          maskedPhone={maskedPhone}
          failure={failure}
          onProven={(proven) => {
            setProvenPhone(phone);
            onProven(proven);
          }}
        />
      ) : (
        <NewPhoneStep
          current={{ phone: provenPhone, code }}
          typed={typed}
          onTyped={setTyped}
          onUnproven={onUnproven}
          onChanged={setChangedTo}
        />
      )}
    </SafetySteps>
  );
}
