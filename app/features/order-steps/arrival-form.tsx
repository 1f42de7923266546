import { CarrierField } from "~/features/logistics/carrier-field";
import { fetchLocation } from "~/features/logistics/logistics-queries";
import { wholePickupAddress } from "~/features/logistics/whole-pickup-address";
import { useForm } from "~/lib/form/use-form";
import { useStoredValues } from "~/lib/form/use-stored-values";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { DigitsField } from "~/ui/fields/digits-field";
import { TextField } from "~/ui/fields/text-field";
import { lazyComponent } from "~/ui/lazy-component";
import { ARRIVAL_LIMITS, arrivalIssues } from "../../../schema/rules/orders/arrival";
import type { ArrivingOrder } from "./arrival-query";
import { ARRIVED } from "./arrival-words";
import type { StepDialogProps } from "./step-dialog";
import styles from "./step-form.module.css";
import { ConfirmArrivalDocument } from "./step-mutations";

/** Loaded when the dialog is open; the form also works without it. */
const AddressPreview = lazyComponent(
  async () => (await import("~/features/map/address-preview")).AddressPreview,
  null,
);

/**
 * Coordinates of the address; null when the map does not know it or does not answer, which does not block the
 * form (reliability.md R28).
 */
async function locate(address: string, areaNames: readonly string[]) {
  const whole = wholePickupAddress(address, areaNames);
  return whole === null ? null : fetchLocation(whole).catch(() => null);
}

/**
 * Number, phone, carrier, code and place of goods that the master picks up (ACT-26..28, ACT-30). What a colleague
 * corrects meanwhile comes into the fields that were not edited.
 */
export function ArrivalForm({ order, ...props }: StepDialogProps & { order: ArrivingOrder }) {
  const arrival = useMutate(ConfirmArrivalDocument, {
    success: ARRIVED,
    changes: orderTags(props.orderId),
    onEnd: props.onClose,
  });
  const stored = {
    logisticsNo: order.logisticsNo ?? "",
    logisticsPhone: order.logisticsPhone ?? "",
    logisticsCompany: order.logisticsCompany ?? "",
    pickupCode: order.pickupCode ?? "",
    pickupAddress: order.pickupAddress ?? "",
  };
  const form = useForm({
    initial: stored,
    keptAs: `arrival/${props.orderId}`,
    check: arrivalIssues,
    send: (fields) =>
      arrival.send(async () => {
        const { provinceName, cityName, areaName } = order;
        const place = await locate(fields.pickupAddress, [provinceName, cityName, areaName]);
        const at = { pickupLng: place?.lng ?? null, pickupLat: place?.lat ?? null };
        return { input: { orderId: props.orderId, ...fields, ...at } };
      }),
  });
  useStoredValues(form, stored);
  const text = (name: keyof typeof form.values) => ({
    ...form.text(name),
    maxLength: ARRIVAL_LIMITS[name],
    autoComplete: "off",
  });

  return (
    <FormDialog title="确认到货" submitLabel="确认到货" form={form} onClose={props.onClose}>
      <p className={styles.intro}>师傅将凭这些信息提货，请核对后提交。</p>
      <TextField {...text("logisticsNo")} label="物流单号" isRequired autoFocus />
      <DigitsField
        {...form.text("logisticsPhone")}
        label="物流电话"
        isRequired
        max={ARRIVAL_LIMITS.logisticsPhone}
        autoComplete="off"
      />
      <CarrierField
        value={form.values.logisticsCompany}
        onChange={(logisticsCompany) => form.set({ logisticsCompany })}
      />
      <TextField {...text("pickupCode")} label="提货码" placeholder="选填" />
      <TextField {...text("pickupAddress")} label="提货地址" placeholder="选填，物流网点或仓库的地址" />
      <AddressPreview
        name="提货地址"
        address={wholePickupAddress(form.values.pickupAddress, [
          order.provinceName,
          order.cityName,
          order.areaName,
        ])}
      />
    </FormDialog>
  );
}
