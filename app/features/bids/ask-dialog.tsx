import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { TextField } from "~/ui/fields/text-field";
import { BID_LIMITS, questionIssue } from "../../../schema/rules/bids/bids";
import { AskAboutBidDocument } from "./bid-queries";

interface AskDialogProps {
  orderId: string;
  bidId: string;
  masterName: string;
  onClose(): void;
}

/** Asks a master a question about the bid. The answer comes as a message, and is shown with the bid. */
export function AskDialog({ orderId, bidId, masterName, onClose }: AskDialogProps) {
  const asking = useMutate(AskAboutBidDocument, {
    success: "已发送，师傅回答后会通知您",
    changes: orderTags(orderId),
    onEnd: onClose,
  });
  const form = useForm({
    initial: { question: "" },
    keptAs: `bid-question/${bidId}`,
    check({ question }) {
      const message = questionIssue(question);
      return message === null ? [] : [{ field: "question", message }];
    },
    send: ({ question }) => asking.send({ input: { orderId, bidId, question: question.trim() } }),
  });
  return (
    <FormDialog title={`向${masterName}提问`} size="sm" form={form} submitLabel="发送" onClose={onClose}>
      <TextField
        {...form.text("question")}
        label="问题"
        isRequired
        multiline
        rows={3}
        maxLength={BID_LIMITS.questionChars}
        description="选定报价前双方看不到对方的电话，请勿填写电话号码"
      />
    </FormDialog>
  );
}
