import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { formatPhone } from "../../lib/format";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { ErrorState } from "../../ui/error-state";
import { TextField } from "../../ui/text-field";
import { toast } from "../../ui/toast";
import type { ConsoleAnswer } from "./console-form";
import styles from "./sandbox.module.css";

export interface SandboxWithdrawal {
  id: number;
  customerPhone: string;
  targetAccount: string;
  /** 元 */
  totalAmount: number;
}

/** What a refusal says unless something else is typed. */
const REASON = "资料需要核实，请联系客服";

/** Withdrawals that wait for the staff; null when they could not be loaded. */
export function WithdrawalPanel({
  withdrawals,
  loadedKey,
}: {
  withdrawals: SandboxWithdrawal[] | null;
  loadedKey: string;
}) {
  return (
    <Card title="待审核的提现">
      {withdrawals === null ? (
        <ErrorState title="提现没有加载出来" description="请确认后端已启动，再刷新页面" />
      ) : withdrawals.length === 0 ? (
        <p>没有待审核的提现，2000元以内自动通过</p>
      ) : (
        <ul className={styles.list}>
          {withdrawals.map((withdrawal) => (
            <OpenWithdrawal key={withdrawal.id} withdrawal={withdrawal} loadedKey={loadedKey} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OpenWithdrawal({ withdrawal, loadedKey }: { withdrawal: SandboxWithdrawal; loadedKey: string }) {
  const { id, customerPhone, targetAccount, totalAmount } = withdrawal;
  const fetcher = useFetcher<ConsoleAnswer>({ key: `sandbox-withdrawal-${id}` });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.done) toast.success(answer.done);
    if (answer?.problem) toast.error(answer.problem);
  }, [answer]);
  const isPending = fetcher.state !== "idle";
  return (
    <li className={styles.order}>
      <p className={styles.orderHead}>
        <strong id={`console-withdrawal-${id}`}>¥{totalAmount.toFixed(2)}</strong>
        <span>{targetAccount}</span>
        <span>{formatPhone(customerPhone)}</span>
      </p>
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="intent" value="withdrawal" />
        <input type="hidden" name="key" value={loadedKey} />
        <input type="hidden" name="withdrawalId" value={id} />
        <TextField
          id={`console-withdrawal-${id}-reason`}
          name="reason"
          label="拒绝原因"
          autoComplete="off"
          maxLength={200}
          defaultValue={REASON}
          error={answer?.issues.find(({ field }) => field === "reason")?.message ?? null}
          action={
            <>
              <Button
                type="submit"
                name="approve"
                value="true"
                isPending={isPending}
                aria-describedby={`console-withdrawal-${id}`}
              >
                通过
              </Button>
              <Button
                type="submit"
                name="approve"
                value="false"
                isPending={isPending}
                aria-describedby={`console-withdrawal-${id}`}
              >
                拒绝
              </Button>
            </>
          }
        />
      </fetcher.Form>
    </li>
  );
}
