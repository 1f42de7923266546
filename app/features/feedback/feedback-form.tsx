import { uploadPicture } from "~/features/uploads/upload-picture";
import { graphql } from "~/gql";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { LinkButton } from "~/ui/buttons/link-button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { PicturesField } from "~/ui/uploads/pictures-field";
import { useHydrated } from "~/ui/use-hydrated";
import {
  FEEDBACK_IMAGES_MAX,
  FEEDBACK_MESSAGES,
  FEEDBACK_TEXT_MAX,
  feedbackImageIssue,
} from "../../../schema/rules/feedback/feedback";
import styles from "./feedback.module.css";
import { FEEDBACK_LIST } from "./feedback-list-address";

const SendFeedbackDocument = graphql(`
  mutation SendFeedback($content: String!, $imageUrls: [String!]) {
    answer: sendFeedback(content: $content, imageUrls: $imageUrls) {
      __typename
      ...Refusal
    }
  }
`);

/** What a customer tells the platform, with pictures (FEED-02 to FEED-06). */
export function FeedbackForm({ onDone }: { onDone(): void }) {
  const isHydrated = useHydrated();
  const sending = useMutate(SendFeedbackDocument, { isFinal: true, onDone });
  const form = useForm({
    initial: { content: "", imageUrls: [] as readonly string[] },
    keptAs: "feedback",
    check: ({ content }) =>
      content.trim() === "" ? [{ field: "content", message: FEEDBACK_MESSAGES.content }] : [],
    send: ({ content, imageUrls }) => sending.send({ content: content.trim(), imageUrls: [...imageUrls] }),
  });
  return (
    <form onSubmit={form.submit} noValidate aria-label="意见反馈">
      <fieldset disabled={!isHydrated} className={styles.form}>
        <TextField
          {...form.text("content")}
          label="反馈内容"
          isRequired
          multiline
          rows={6}
          maxLength={FEEDBACK_TEXT_MAX}
          placeholder="遇到的问题，或希望改进的地方。写明页面和操作，我们能更快处理"
        />
        <PicturesField
          {...form.pictures("imageUrls")}
          label="图片"
          max={FEEDBACK_IMAGES_MAX}
          upload={uploadPicture}
          check={feedbackImageIssue}
        />
        <div className={styles.submit}>
          <LinkButton to={FEEDBACK_LIST.path}>返回</LinkButton>
          <SubmitButton isPending={form.isPending} isUploading={form.isUploading}>
            提交反馈
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  );
}
