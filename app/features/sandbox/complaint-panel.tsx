import { formatOrderNo } from "../../lib/format";
import { Button } from "../../ui/buttons/button";
import { CasePanel, OpenCase } from "./case-panel";

export interface SandboxComplaint {
  id: number;
  orderNo: string;
  content: string;
  complaintObject: 0 | 1;
  customerPhone: string;
}

const SUGGESTION = {
  name: "suggestion",
  label: "处理意见",
  maxLength: 500,
  initial: "已与师傅核实，后续会加强服务规范，给您带来不便请谅解",
} as const;

interface ComplaintPanelProps {
  complaints: SandboxComplaint[] | null;
  loadedKey: string;
}

/** Unanswered complaints, each with a form for the answer; null when they could not be loaded. */
export function ComplaintPanel({ complaints, loadedKey }: ComplaintPanelProps) {
  return (
    <CasePanel title="待处理的投诉" what="投诉" empty="没有待处理的投诉" cases={complaints}>
      {({ id, orderNo, content, complaintObject, customerPhone }) => (
        <OpenCase
          key={id}
          intent="complaint"
          id={id}
          loadedKey={loadedKey}
          name={formatOrderNo(orderNo)}
          facts={
            <>
              <span>{complaintObject === 0 ? "投诉师傅" : "其他投诉"}</span>
              <span>{customerPhone}</span>
            </>
          }
          content={content}
          text={SUGGESTION}
        >
          {(button) => <Button {...button}>处理投诉</Button>}
        </OpenCase>
      )}
    </CasePanel>
  );
}
