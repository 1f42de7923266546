import { formatPhone } from "../../lib/format";
import { Button } from "../../ui/buttons/button";
import { CasePanel, OpenCase } from "./case-panel";

export interface SandboxWithdrawal {
  id: number;
  customerPhone: string;
  targetAccount: string;
  /** 元 */
  totalAmount: number;
}

const REASON = {
  name: "reason",
  label: "拒绝原因",
  maxLength: 200,
  initial: "资料需要核实，请联系客服",
} as const;

interface WithdrawalPanelProps {
  withdrawals: SandboxWithdrawal[] | null;
  loadedKey: string;
}

/** Withdrawals that wait for the staff; null when they could not be loaded. */
export function WithdrawalPanel({ withdrawals, loadedKey }: WithdrawalPanelProps) {
  return (
    <CasePanel
      title="待审核的提现"
      what="提现"
      empty="没有待审核的提现，2000元以内自动通过"
      cases={withdrawals}
    >
      {({ id, customerPhone, targetAccount, totalAmount }) => (
        <OpenCase
          key={id}
          intent="withdrawal"
          id={id}
          loadedKey={loadedKey}
          name={`¥${totalAmount.toFixed(2)}`}
          facts={
            <>
              <span>{targetAccount}</span>
              <span>{formatPhone(customerPhone)}</span>
            </>
          }
          text={REASON}
        >
          {(button) => (
            <>
              <Button {...button} name="approve" value="true">
                通过
              </Button>
              <Button {...button} name="approve" value="false">
                拒绝
              </Button>
            </>
          )}
        </OpenCase>
      )}
    </CasePanel>
  );
}
