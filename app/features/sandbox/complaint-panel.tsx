import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { formatOrderNo } from "../../lib/format";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { ErrorState } from "../../ui/error-state";
import { TextField } from "../../ui/text-field";
import { toast } from "../../ui/toast";
import type { ConsoleAnswer } from "./console-form";
import styles from "./sandbox.module.css";

export interface SandboxComplaint {
  id: number;
  orderNo: string;
  content: string;
  complaintObject: 0 | 1;
  customerPhone: string;
}

/** What the answer says unless something else is typed. */
const SUGGESTION = "已与师傅核实，后续会加强服务规范，给您带来不便请谅解";

/** Complaints that nobody has answered, each with the words to answer it; null when they could not be loaded. */
export function ComplaintPanel({
  complaints,
  loadedKey,
}: {
  complaints: SandboxComplaint[] | null;
  loadedKey: string;
}) {
  return (
    <Card title="待处理的投诉">
      {complaints === null ? (
        <ErrorState title="投诉没有加载出来" description="请确认后端已启动，再刷新页面" />
      ) : complaints.length === 0 ? (
        <p>没有待处理的投诉</p>
      ) : (
        <ul className={styles.list}>
          {complaints.map((complaint) => (
            <OpenComplaint key={complaint.id} complaint={complaint} loadedKey={loadedKey} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OpenComplaint({ complaint, loadedKey }: { complaint: SandboxComplaint; loadedKey: string }) {
  const { id, orderNo, content, complaintObject, customerPhone } = complaint;
  const fetcher = useFetcher<ConsoleAnswer>({ key: `sandbox-complaint-${id}` });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.done) toast.success(answer.done);
    if (answer?.problem) toast.error(answer.problem);
  }, [answer]);
  return (
    <li className={styles.order}>
      <p className={styles.orderHead}>
        <strong id={`console-complaint-${id}`}>{formatOrderNo(orderNo)}</strong>
        <span>{complaintObject === 0 ? "投诉师傅" : "其他投诉"}</span>
        <span>{customerPhone}</span>
      </p>
      <p className={styles.orderAddress}>{content}</p>
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="intent" value="complaint" />
        <input type="hidden" name="key" value={loadedKey} />
        <input type="hidden" name="complaintId" value={id} />
        <TextField
          id={`console-complaint-${id}-suggestion`}
          name="suggestion"
          label="处理意见"
          autoComplete="off"
          maxLength={500}
          defaultValue={SUGGESTION}
          error={answer?.issues.find(({ field }) => field === "suggestion")?.message ?? null}
          action={
            <Button
              type="submit"
              isPending={fetcher.state !== "idle"}
              aria-describedby={`console-complaint-${id}`}
            >
              处理投诉
            </Button>
          }
        />
      </fetcher.Form>
    </li>
  );
}
