import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { ErrorState } from "../../ui/error-state";
import { TextField } from "../../ui/text-field";
import { toast } from "../../ui/toast";
import type { ConsoleAnswer } from "./console-form";
import styles from "./sandbox.module.css";

export interface SandboxFeedback {
  id: number;
  content: string;
  customerPhone: string;
}

/** What the reply says unless something else is typed. */
const REPLY = "感谢您的建议，已转给产品团队，后续版本会改进";

interface FeedbackPanelProps {
  feedback: SandboxFeedback[] | null;
  loadedKey: string;
}

/** Feedback that nobody has answered, each with the words to answer it; null when it could not be loaded. */
export function FeedbackPanel({ feedback, loadedKey }: FeedbackPanelProps) {
  return (
    <Card title="待回复的意见反馈">
      {feedback === null ? (
        <ErrorState title="意见反馈没有加载出来" description="请确认后端已启动，再刷新页面" />
      ) : feedback.length === 0 ? (
        <p>没有待回复的意见反馈</p>
      ) : (
        <ul className={styles.list}>
          {feedback.map((one) => (
            <OpenFeedback key={one.id} feedback={one} loadedKey={loadedKey} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OpenFeedback({ feedback, loadedKey }: { feedback: SandboxFeedback; loadedKey: string }) {
  const { id, content, customerPhone } = feedback;
  const fetcher = useFetcher<ConsoleAnswer>({ key: `sandbox-feedback-${id}` });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.done) toast.success(answer.done);
    if (answer?.problem) toast.error(answer.problem);
  }, [answer]);
  return (
    <li className={styles.order}>
      <p className={styles.orderHead}>
        <strong id={`console-feedback-${id}`}>{customerPhone}</strong>
      </p>
      <p className={styles.orderAddress}>{content}</p>
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="intent" value="feedback" />
        <input type="hidden" name="key" value={loadedKey} />
        <input type="hidden" name="feedbackId" value={id} />
        <TextField
          id={`console-feedback-${id}-reply`}
          name="reply"
          label="回复内容"
          autoComplete="off"
          maxLength={1000}
          defaultValue={REPLY}
          error={answer?.issues.find(({ field }) => field === "reply")?.message ?? null}
          action={
            <Button
              type="submit"
              isPending={fetcher.state !== "idle"}
              aria-describedby={`console-feedback-${id}`}
            >
              回复反馈
            </Button>
          }
        />
      </fetcher.Form>
    </li>
  );
}
