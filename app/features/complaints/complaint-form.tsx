import { useId, useState } from "react";
import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { formatOrderNo } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Checkbox } from "~/ui/checkbox";
import { FormDialog } from "~/ui/form-dialog";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import {
  COMPLAINABLE_ORDERS_MAX,
  COMPLAINT_IMAGES_MAX,
  COMPLAINT_MESSAGES,
  COMPLAINT_TEXT_MAX,
} from "../../../schema/rules/complaint";
import { type ComplainableOrder, FileComplaintDocument } from "./complaint-queries";
import styles from "./complaints.module.css";

interface ComplaintFormProps {
  orders: readonly ComplainableOrder[];
  /** The one order is the one that it is about; otherwise one is chosen. */
  isOrderGiven: boolean;
  onClose(): void;
  onChanged(): void;
}

/** A complaint: which order, whether about the master, what happened, and pictures (COMP-03..09, C-56). */
export function ComplaintForm({ orders, isOrderGiven, onClose, onChanged }: ComplaintFormProps) {
  const id = useId();
  const [orderNo, setOrderNo] = useState(isOrderGiven ? (orders[0]?.orderNo ?? null) : null);
  const [isTicked, setTicked] = useState(false);
  const [content, setContent] = useState("");
  const [imageUrls, setImageUrls] = useState<string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const end = () => {
    onClose();
    onChanged();
  };
  const complaint = useMutate(FileComplaintDocument, { success: "投诉成功", onDone: end, onStale: end });

  const order = orders.find((one) => one.orderNo === orderNo) ?? null;
  const hasWorker = order?.hasWorkerToBlame ?? true;
  const object = isTicked && hasWorker ? "WORKER" : "OTHER";
  const isWaiting = order?.openObjects.includes(object) ?? false;
  const issues = {
    order: order ? null : COMPLAINT_MESSAGES.order,
    content: content.trim() === "" ? COMPLAINT_MESSAGES.content : null,
  };
  const submit = () => {
    setChecked(true);
    const wrong = issues.order ? "order" : issues.content ? "content" : null;
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    if (!order) return;
    void complaint.send({ input: { orderNo: order.orderNo, object, content: content.trim(), imageUrls } });
  };

  return (
    <FormDialog
      title="投诉"
      size="lg"
      submitLabel="提交投诉"
      isPending={complaint.isPending}
      isUploading={isUploading}
      isDisabled={isWaiting}
      onSubmit={submit}
      onClose={onClose}
    >
      {isOrderGiven && order ? (
        <dl className={styles.order}>
          <dt>投诉订单</dt>
          <dd>
            <strong>{formatOrderNo(order.orderNo)}</strong>
            <span>{order.customerName}</span>
            <span>{wordsOf(order)}</span>
          </dd>
        </dl>
      ) : (
        <Select
          id={`${id}-order`}
          label="投诉订单"
          isRequired
          placeholder="请选择订单"
          description={
            orders.length < COMPLAINABLE_ORDERS_MAX
              ? undefined
              : "这里是最近的订单；更早的订单，请在“我的订单”的“更多”里投诉"
          }
          items={orders.map((one) => ({
            id: one.orderNo,
            label: `${formatOrderNo(one.orderNo)} ${one.customerName}`,
            description: wordsOf(one),
          }))}
          selectedKey={orderNo}
          onSelectionChange={setOrderNo}
          error={isChecked ? issues.order : null}
        />
      )}
      <div className={styles.object}>
        <Checkbox isSelected={isTicked && hasWorker} isDisabled={!hasWorker} onChange={setTicked}>
          投诉师傅
        </Checkbox>
        <p className={styles.hint}>
          {hasWorker ? "与师傅的服务有关时勾选；不勾选则由平台按其他问题处理" : COMPLAINT_MESSAGES.noWorker}
        </p>
      </div>
      {isWaiting ? (
        <div className={styles.waiting}>
          <Notice tone="warning">
            {object === "WORKER" ? "您对师傅的投诉" : "您对这笔订单的投诉"}正在处理中，请等待平台处理结果
          </Notice>
        </div>
      ) : null}
      <TextField
        id={`${id}-content`}
        label="投诉内容"
        isRequired
        multiline
        maxLength={COMPLAINT_TEXT_MAX}
        placeholder="请写明发生了什么、希望怎样解决"
        value={content}
        onChange={setContent}
        error={isChecked ? issues.content : null}
      />
      <PicturesUpload
        label="投诉图片"
        max={COMPLAINT_IMAGES_MAX}
        value={imageUrls}
        onChange={setImageUrls}
        onSendingChange={setUploading}
      />
    </FormDialog>
  );
}

const wordsOf = ({ statusName, goodsTypeName, serviceTypeName }: ComplainableOrder) =>
  `${goodsTypeName} · ${serviceTypeName} · ${statusName}`;
