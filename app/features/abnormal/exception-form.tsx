import { type FormEvent, useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import {
  ABNORMAL_SOURCE_NAMES,
  ABNORMAL_SOURCES,
  type AbnormalSource,
  exceptionIssue,
  MAX_ABNORMAL_IMAGES,
  MAX_ABNORMAL_TEXT,
  MAX_SOURCE_NAME,
  MAX_SOURCE_PHONE,
} from "../../../schema/rules/abnormal";
import styles from "./abnormal.module.css";
import { ReportExceptionDocument } from "./abnormal-queries";

interface ExceptionFormProps {
  orderId: string;
  order: { workerName?: string | null; items: readonly { id: string; name: string }[] };
  types: readonly { text: string; value: string }[];
  onCancel(): void;
  /** Reported, or not possible any more. */
  onEnd(): void;
}

/** An exception: what kind, what happened, pictures, the goods and who says so (ABN-19..23). */
export function ExceptionForm({ orderId, order, types, onCancel, onEnd }: ExceptionFormProps) {
  const [type, setType] = useState("");
  const [description, setDescription] = useState("");
  const [imageUrls, setImageUrls] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [itemIds, setItemIds] = useState<ReadonlySet<string>>(new Set());
  const [source, setSource] = useState<AbnormalSource>("CUSTOMER");
  const [sourceName, setSourceName] = useState("");
  const [sourcePhone, setSourcePhone] = useState("");
  const [issue, setIssue] = useState<ReturnType<typeof exceptionIssue>>(null);
  const report = useMutate(ReportExceptionDocument, { success: "添加成功", onDone: onEnd, onStale: onEnd });
  const sources = ABNORMAL_SOURCES.filter((one) => one !== "WORKER" || order.workerName);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = exceptionIssue({ abnormalType: type, description });
    setIssue(found);
    if (found || isUploading) return;
    const other =
      source === "OTHER" ? { sourceName: sourceName.trim(), sourcePhone: sourcePhone.trim() } : {};
    void report.send({
      input: {
        orderId,
        type,
        description: description.trim(),
        imageUrls,
        itemIds: [...itemIds],
        source,
        ...other,
      },
    });
  };
  return (
    <form onSubmit={submit} className={styles.form} aria-label="添加异常" noValidate>
      <RadioCards
        label="异常类型"
        layout="plain"
        isRequired
        value={type || null}
        onChange={(chosen) => {
          setType(chosen);
          setIssue(null);
        }}
        options={types.map(({ text, value }) => ({ value, label: text }))}
        error={issue?.field === "abnormalType" ? issue.message : null}
      />
      <TextField
        label="异常描述"
        isRequired
        multiline
        rows={3}
        maxLength={MAX_ABNORMAL_TEXT}
        value={description}
        onChange={(text) => {
          setDescription(text);
          setIssue(null);
        }}
        error={issue?.field === "description" ? issue.message : null}
      />
      <PicturesUpload
        label="异常图片"
        max={MAX_ABNORMAL_IMAGES}
        value={imageUrls}
        onChange={setImageUrls}
        onSendingChange={setUploading}
      />
      {order.items.length > 1 ? (
        <fieldset className={styles.goods}>
          <legend className={styles.legend}>异常商品（不选为整单）</legend>
          {order.items.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={itemIds.has(id)}
              onChange={(isOn) => {
                const next = new Set(itemIds);
                if (isOn) next.add(id);
                else next.delete(id);
                setItemIds(next);
              }}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      <RadioCards
        label="异常来源"
        layout="plain"
        value={source}
        onChange={(chosen) => setSource(sources.find((one) => one === chosen) ?? "CUSTOMER")}
        options={sources.map((value) => ({ value, label: ABNORMAL_SOURCE_NAMES[value] }))}
      />
      {source === "OTHER" ? (
        <>
          <TextField
            label="来源名称"
            maxLength={MAX_SOURCE_NAME}
            value={sourceName}
            onChange={setSourceName}
          />
          <TextField
            label="联系方式"
            inputMode="tel"
            maxLength={MAX_SOURCE_PHONE}
            value={sourcePhone}
            onChange={setSourcePhone}
          />
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button isDisabled={report.isPending} onPress={onCancel}>
          取消
        </Button>
        <SubmitButton isPending={report.isPending} isUploading={isUploading}>
          提交
        </SubmitButton>
      </div>
    </form>
  );
}
