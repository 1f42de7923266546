import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useForm } from "~/lib/form/use-form";
import { formatOrderNo } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Notice } from "~/ui/feedback/notice";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import { Select } from "~/ui/selects/select";
import {
  COMPLAINABLE_ORDERS_MAX,
  COMPLAINT_IMAGES_MAX,
  COMPLAINT_MESSAGES,
  COMPLAINT_TEXT_MAX,
} from "../../../schema/rules/feedback/complaint";
import { type ComplainableOrder, FileComplaintDocument } from "./complaint-queries";
import styles from "./complaints.module.css";

interface ComplaintFormProps {
  orders: readonly ComplainableOrder[];
  /** Of the one order, where it is given; null where one is chosen. */
  orderId: string | null;
  onClose(): void;
}

/** A complaint: which order, whether about the master, what happened, and pictures (COMP-03..09, C-56). */
export function ComplaintForm({ orders, orderId, onClose }: ComplaintFormProps) {
  const isOrderGiven = orderId !== null;
  const complaint = useMutate(FileComplaintDocument, {
    success: "投诉成功",
    changes: orderTags(orderId),
    onEnd: onClose,
  });
  const given = isOrderGiven ? (orders[0]?.orderNo ?? null) : null;
  const orderOf = (orderNo: string | null) => orders.find((one) => one.orderNo === orderNo) ?? null;
  const objectOf = ({ orderNo, isWorker }: ComplaintValues) =>
    isWorker && (orderOf(orderNo)?.hasWorkerToBlame ?? true) ? "WORKER" : "OTHER";
  const form = useForm<ComplaintValues>({
    initial: { orderNo: given, isWorker: false, content: "", imageUrls: [] },
    keptAs: `complaint/${given ?? "any"}`,
    check: ({ orderNo, content }) => [
      ...(orderOf(orderNo) ? [] : [{ field: "orderNo" as const, message: COMPLAINT_MESSAGES.order }]),
      ...(content.trim() === "" ? [{ field: "content" as const, message: COMPLAINT_MESSAGES.content }] : []),
    ],
    async send(values) {
      const { orderNo, content, imageUrls } = values;
      if (orderNo === null) return false;
      const said = { content: content.trim(), imageUrls: [...imageUrls] };
      return complaint.send({ input: { orderNo, object: objectOf(values), ...said } });
    },
  });
  const order = orderOf(form.values.orderNo);
  const hasWorker = order?.hasWorkerToBlame ?? true;
  const object = objectOf(form.values);
  const isWaiting = order?.openObjects.includes(object) ?? false;

  return (
    <FormDialog
      title="投诉"
      size="lg"
      submitLabel="提交投诉"
      form={{ ...form, isDisabled: isWaiting }}
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
          id={form.idOf("orderNo")}
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
            label: [formatOrderNo(one.orderNo), one.customerName].filter(Boolean).join(" "),
            description: wordsOf(one),
          }))}
          selectedKey={form.values.orderNo}
          onSelectionChange={(orderNo) => form.set({ orderNo })}
          error={form.errorOf("orderNo")}
        />
      )}
      <div>
        <Checkbox
          {...form.box("isWorker")}
          isSelected={form.values.isWorker && hasWorker}
          isDisabled={!hasWorker}
        >
          投诉师傅
        </Checkbox>
        <p className={styles.hint}>
          {hasWorker ? "与师傅的服务有关时勾选；不勾选则由平台按其他问题处理" : COMPLAINT_MESSAGES.noWorker}
        </p>
      </div>
      {isWaiting ? (
        <Notice tone="warning">
          {object === "WORKER" ? "您对师傅的投诉" : "您对这笔订单的投诉"}正在处理中，请等待平台处理结果
        </Notice>
      ) : null}
      <TextField
        {...form.text("content")}
        label="投诉内容"
        isRequired
        multiline
        maxLength={COMPLAINT_TEXT_MAX}
        placeholder="请写明发生了什么、希望怎样解决"
      />
      <PicturesUpload {...form.pictures("imageUrls")} label="投诉图片" max={COMPLAINT_IMAGES_MAX} />
    </FormDialog>
  );
}

interface ComplaintValues {
  orderNo: string | null;
  /** Whether it is about the master. */
  isWorker: boolean;
  content: string;
  imageUrls: readonly string[];
}

/** What the order is, as far as the backend says it. */
const wordsOf = ({ statusName, goodsTypeName, serviceTypeName }: ComplainableOrder) =>
  [goodsTypeName, serviceTypeName, statusName].filter(Boolean).join(" · ");
