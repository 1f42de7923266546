import { useEffect, useState } from "react";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { RecogniseBox } from "~/features/placement/customer/recognise/recognise-box";
import { areaNamesAlong, useAreaTree } from "~/features/placement/customer/use-area";
import placement from "~/features/placement/page/placement.module.css";
import { MomentFields } from "~/features/placement/visit/moment-fields";
import { serverTime } from "~/lib/clock/server-clock";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { endsSession, failureText } from "~/lib/graphql/failure";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useLatest } from "~/lib/use-latest";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Notice } from "~/ui/feedback/notice";
import { toast } from "~/ui/feedback/toast";
import { CountField } from "~/ui/fields/count-field";
import { DigitsField } from "~/ui/fields/digits-field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { Cascader } from "~/ui/selects/cascader";
import { Code } from "../../../schema/rules/codes";
import { fitContactPhone } from "../../../schema/rules/contact-phone";
import { editChanges } from "../../../schema/rules/orders/order-edit";
import { PHONE_CHARS } from "../../../schema/rules/phone";
import { floorsIssue, ORDER_DRAFT_LIMITS } from "../../../schema/rules/placing/order-draft";
import { CHANGED_ELSEWHERE, draftOf, type EditDraft, isOutdated, renewed } from "./edit-draft";
import { type EditedOrder, EditOrderDocument, fetchEditedOrder } from "./edit-query";
import { EditSummary } from "./edit-summary";
import { editableOf, inputOf, issuesOf } from "./edit-values";
import { useEditPrice } from "./use-edit-price";

/** Refusals about the chosen district. */
const ABOUT_AREA: readonly number[] = [Code.PRICE_CHANGED, Code.AREA_NOT_SERVED, Code.PRICE_IN_MAINTENANCE];

/**
 * The form for changing an order: the changes are listed below it, with the new price if it depends on the
 * district. A change of the order elsewhere renews the old values. Nothing is sent on old values that the customer has
 * not seen.
 */
export function EditForm({ order, orderId, onClose }: StepDialogProps & { order: EditedOrder }) {
  const edit = useMutate(EditOrderDocument, {
    changes: orderTags(orderId),
    onDone: ({ isRequest }) => toast.success(isRequest ? "修改申请已提交，等待师傅确认" : "订单已修改"),
    onEnd: onClose,
    onRefused({ code, message }): boolean {
      if (!ABOUT_AREA.includes(code)) return false;
      void askPrice();
      return form.refuse("areaPath", message);
    },
  });
  const send = async (typed: EditDraft): Promise<boolean> => {
    if (isBlocked) return false;
    let now: EditedOrder;
    try {
      // The server refuses in its own words what no longer exists.
      now = (await fetchEditedOrder(orderId)) ?? order;
    } catch (error) {
      if (!endsSession(error)) toast.error(failureText(error));
      return false;
    }
    const { draft, isContested: isUnseen } = renewed(typed, now);
    if (isUnseen) {
      toast.error(CHANGED_ELSEWHERE);
      return false;
    }
    return edit.send({ input: inputOf(now, draft, price.status === "changed" ? price.after : null) });
  };
  const form = useForm<EditDraft>({
    initial: draftOf(order),
    keptAs: `edit/${orderId}`,
    isKeptWhole: true,
    check: (typed) => issuesOf(order, typed, serverTime()),
    send,
  });
  const { values } = form;
  const [isContested, setContested] = useState(false);
  // Not while it is being sent: the own change would seem to come from elsewhere.
  useEffect(() => {
    if (form.isPending || !isOutdated(values, order)) return;
    const next = renewed(values, order);
    if (next.isContested) setContested(true);
    form.set(next.draft);
  });
  const latest = useLatest(values);
  const areas = useAreaTree(true, { codes: values.areaPath, names: values.areaNames });
  const { price, ask: askPrice } = useEditPrice(order, values.areaPath.at(-1) ?? null);
  const changes = editChanges(editableOf(values.base), editableOf(values));
  const isPriced = price.status === "same" || price.status === "changed";
  const isBlocked = changes.length === 0 || !isPriced;
  const text = (name: "customerName" | "address" | "logisticsNo" | "remark") => ({
    ...form.text(name),
    autoComplete: "off",
  });

  return (
    <FormDialog
      title="修改订单"
      size="lg"
      submitLabel={order.isEditConfirmed ? "提交给师傅确认" : "保存修改"}
      form={{ ...form, isDisabled: isBlocked }}
      onClose={onClose}
    >
      {order.isEditConfirmed ? (
        <div className={placement.message}>
          <Notice tone="info">师傅已预约上门，修改须师傅确认后生效</Notice>
        </div>
      ) : null}
      <RecogniseBox
        tree={areas.status === "ready" ? areas.tree : []}
        unserved={null}
        fields={{ draft: values, get: () => latest.current, update: form.set }}
      />
      <div className={placement.fields}>
        <TextField {...text("customerName")} label="客户姓名" isRequired maxLength={50} />
        <DigitsField
          {...form.text("customerPhone")}
          label="客户电话"
          isRequired
          type="tel"
          autoComplete="off"
          max={PHONE_CHARS}
          take={fitContactPhone}
        />
      </div>
      <Cascader
        id={form.idOf("areaPath")}
        label="所在城市"
        isRequired
        tree={areas.tree}
        value={values.areaPath}
        onChange={(path) => form.set({ areaPath: path, areaNames: areaNamesAlong(areas.tree, path) })}
        description={order.isDistrictOpen ? null : "师傅已接单，只能改到同一区县"}
        error={form.errorOf("areaPath")}
        isDisabled={areas.tree.length === 0}
      />
      <TextField {...text("address")} label="详细地址" isRequired maxLength={200} />
      <RadioCards
        id={form.idOf("hasLift")}
        label="有无电梯"
        isRequired
        layout="plain"
        value={values.hasLift === null ? null : String(values.hasLift)}
        onChange={(hasLift) => form.set({ hasLift: hasLift === "true" })}
        options={[
          { value: "true", label: "有电梯" },
          { value: "false", label: "无电梯" },
        ]}
        error={form.errorOf("hasLift")}
      />
      {values.hasLift === false ? (
        <CountField
          id={form.idOf("floors")}
          label="楼梯层数"
          isRequired
          suffix="层"
          value={values.floors}
          onChange={(floors) => form.set({ floors })}
          check={floorsIssue}
          error={form.errorOf("floors")}
        />
      ) : null}
      <TextField
        {...text("logisticsNo")}
        label="物流单号"
        maxLength={ORDER_DRAFT_LIMITS.logisticsNoChars}
        isRequired={order.needsPickup && order.isArrival}
      />
      <div className={placement.fields}>
        <MomentFields
          id={form.idOf("expectedAt")}
          dateLabel="期望上门日期"
          timeLabel="期望上门时间"
          value={values.expectedAt}
          onChange={(expectedAt) => form.set({ expectedAt })}
          error={form.errorOf("expectedAt")}
        />
      </div>
      <TextField {...text("remark")} label="备注" multiline rows={3} maxLength={500} />
      <EditSummary changes={changes} price={price} isContested={isContested} onRetry={askPrice} />
    </FormDialog>
  );
}
