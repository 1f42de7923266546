import { formatPhone } from "../../lib/format";
import { Button } from "../../ui/buttons/button";
import { CasePanel, OpenCase } from "./case-panel";

export interface SandboxBankWithdrawal {
  id: number;
  customerPhone: string;
  targetAccount: string;
  realName: string;
  bankAccount: string | null;
  /** 元 */
  actualAmount: number;
}

const WORDS = {
  name: "words",
  label: "银行流水号，或退回的原因",
  maxLength: 64,
  initial: "SANDBOX0001",
} as const;

interface BankPanelProps {
  withdrawals: SandboxBankWithdrawal[] | null;
  loadedKey: string;
}

/** Approved withdrawals that staff pay to companies' bank accounts; null when they could not be loaded. */
export function BankPanel({ withdrawals, loadedKey }: BankPanelProps) {
  return (
    <CasePanel title="待打款的对公提现" what="对公提现" empty="没有待打款的对公提现" cases={withdrawals}>
      {({ id, customerPhone, targetAccount, realName, bankAccount, actualAmount }) => (
        <OpenCase
          key={id}
          intent="bank"
          id={id}
          loadedKey={loadedKey}
          name={`¥${actualAmount.toFixed(2)}`}
          facts={
            <>
              <span>{realName}</span>
              <span>{targetAccount}</span>
              <span>{bankAccount}</span>
              <span>{formatPhone(customerPhone)}</span>
            </>
          }
          text={WORDS}
        >
          {(button) => (
            <>
              <Button {...button} name="paid" value="true">
                已打款
              </Button>
              <Button {...button} name="paid" value="false">
                打款失败
              </Button>
            </>
          )}
        </OpenCase>
      )}
    </CasePanel>
  );
}
