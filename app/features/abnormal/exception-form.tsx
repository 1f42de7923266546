import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { first } from "~/lib/form/field-issue";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { Checkbox } from "~/ui/fields/checkbox";
import { DigitsField } from "~/ui/fields/digits-field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import {
  ABNORMAL_SOURCE_NAMES,
  ABNORMAL_SOURCES,
  type AbnormalSource,
  exceptionIssue,
  MAX_ABNORMAL_IMAGES,
  MAX_ABNORMAL_TEXT,
  MAX_SOURCE_NAME,
  MAX_SOURCE_PHONE,
} from "../../../schema/rules/abnormal/abnormal";
import styles from "./abnormal.module.css";
import { ReportExceptionDocument } from "./abnormal-queries";

interface ExceptionFormProps {
  orderId: string;
  order: { workerName?: string | null; items: readonly { id: string; name: string }[] };
  types: readonly { text: string; value: string }[];
  /** Called when it was reported, cannot be reported any more, or was cancelled. */
  onClose(): void;
}

/** An exception: kind, description, pictures, goods and reporter (ABN-19..23). */
export function ExceptionForm({ orderId, order, types, onClose }: ExceptionFormProps) {
  const report = useMutate(ReportExceptionDocument, {
    success: "添加成功",
    changes: ["AbnormalRecord", ...orderTags(orderId)],
    onEnd: onClose,
  });
  const sources = ABNORMAL_SOURCES.filter((one) => one !== "WORKER" || order.workerName);
  const form = useForm<ExceptionValues>({
    initial: EMPTY,
    keptAs: `exception/${orderId}`,
    check: ({ abnormalType, description }) => first(exceptionIssue({ abnormalType, description })),
    send({ abnormalType, description, imageUrls, itemIds, source, sourceName, sourcePhone }) {
      const other = source === "OTHER" ? { sourceName: sourceName.trim(), sourcePhone } : {};
      return report.send({
        input: {
          orderId,
          type: abnormalType,
          description: description.trim(),
          imageUrls: [...imageUrls],
          itemIds: [...itemIds],
          source,
          ...other,
        },
      });
    },
  });
  const { itemIds, source } = form.values;
  const cancel = () => {
    form.forget();
    onClose();
  };
  return (
    <form onSubmit={form.submit} className={styles.form} aria-label="添加异常" noValidate>
      <RadioCards
        {...form.choice("abnormalType")}
        label="异常类型"
        layout="plain"
        isRequired
        options={types.map(({ text, value }) => ({ value, label: text }))}
      />
      <TextField
        {...form.text("description")}
        label="异常描述"
        isRequired
        multiline
        rows={3}
        maxLength={MAX_ABNORMAL_TEXT}
      />
      <PicturesUpload {...form.pictures("imageUrls")} label="异常图片" max={MAX_ABNORMAL_IMAGES} />
      {order.items.length > 1 ? (
        <fieldset className={styles.goods}>
          <legend className={styles.legend}>异常商品（不选为整单）</legend>
          {order.items.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={itemIds.includes(id)}
              onChange={(isOn) =>
                form.set({ itemIds: isOn ? [...itemIds, id] : itemIds.filter((one) => one !== id) })
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      <RadioCards
        {...form.choice("source")}
        label="异常来源"
        layout="plain"
        options={sources.map((value) => ({ value, label: ABNORMAL_SOURCE_NAMES[value] }))}
      />
      {source === "OTHER" ? (
        <>
          <TextField {...form.text("sourceName")} label="来源名称" maxLength={MAX_SOURCE_NAME} />
          <DigitsField {...form.text("sourcePhone")} label="联系方式" max={MAX_SOURCE_PHONE} />
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button isDisabled={form.isPending} onPress={cancel}>
          取消
        </Button>
        <SubmitButton isPending={form.isPending} isUploading={form.isUploading}>
          提交
        </SubmitButton>
      </div>
    </form>
  );
}

interface ExceptionValues {
  abnormalType: string;
  description: string;
  imageUrls: readonly string[];
  /** An empty list stands for the whole order. */
  itemIds: readonly string[];
  source: AbnormalSource;
  sourceName: string;
  sourcePhone: string;
}

const EMPTY: ExceptionValues = {
  abnormalType: "",
  description: "",
  imageUrls: [],
  itemIds: [],
  source: "CUSTOMER",
  sourceName: "",
  sourcePhone: "",
};
