import { Button } from "../../ui/buttons/button";
import { CasePanel, OpenCase } from "./case-panel";

export interface SandboxFeedback {
  id: number;
  content: string;
  customerPhone: string;
}

const REPLY = {
  name: "reply",
  label: "回复内容",
  maxLength: 1000,
  initial: "感谢您的建议，已转给产品团队，后续版本会改进",
} as const;

interface FeedbackPanelProps {
  feedback: SandboxFeedback[] | null;
  loadedKey: string;
}

/** Unanswered feedback, each with a form for the answer; null when it could not be loaded. */
export function FeedbackPanel({ feedback, loadedKey }: FeedbackPanelProps) {
  return (
    <CasePanel title="待回复的意见反馈" what="意见反馈" empty="没有待回复的意见反馈" cases={feedback}>
      {({ id, content, customerPhone }) => (
        <OpenCase
          key={id}
          intent="feedback"
          id={id}
          loadedKey={loadedKey}
          name={customerPhone}
          content={content}
          text={REPLY}
        >
          {(button) => <Button {...button}>回复反馈</Button>}
        </OpenCase>
      )}
    </CasePanel>
  );
}
