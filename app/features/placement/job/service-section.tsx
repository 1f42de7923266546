import { useEffect } from "react";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { FieldGroup } from "~/ui/fields/field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { fieldId } from "../checks/field-id";
import { CATEGORY_FIRST } from "../checks/step-one-issues";
import { useOrderDraft } from "../draft/draft-context";
import { ServiceTypesDocument } from "./service-type-query";

interface ServiceSectionProps {
  error: string | null;
}

/** The service for the goods (PLACE-20). */
export function ServiceSection({ error }: ServiceSectionProps) {
  const { draft, update } = useOrderDraft();
  const { goodsTypeId, serviceTypeId } = draft;
  const { status, data, reload } = useRead(ServiceTypesDocument, goodsTypeId ? { goodsTypeId } : null, {
    pick: ({ serviceTypes }) => serviceTypes,
  });

  const choose = (id: string | null) => {
    const chosen = data?.find((candidate) => candidate.id === id);
    update({ serviceTypeId: chosen?.id ?? null, takeDeliveryFee: chosen?.takeDeliveryFee ?? false });
  };

  // A stored draft may have a service type that is no longer offered.
  useEffect(() => {
    if (data && serviceTypeId && !data.some(({ id }) => id === serviceTypeId)) {
      update({ serviceTypeId: null, takeDeliveryFee: false });
    }
  }, [data, serviceTypeId, update]);

  return (
    <>
      {status === "idle" ? (
        <FieldGroup id={fieldId("serviceTypeId")} label="服务类型" isRequired error={error}>
          <div>
            <Button onPress={() => toast.error(CATEGORY_FIRST)}>请选择服务类型</Button>
          </div>
        </FieldGroup>
      ) : null}
      {status === "loading" ? <Skeleton lines={3} /> : null}
      {status === "failed" ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onPress={reload}>
              重试
            </Button>
          }
        >
          服务类型加载失败
        </Notice>
      ) : null}
      {data && data.length === 0 ? (
        <Notice tone="warning">该类目暂无可选的服务类型，请选择其他类目</Notice>
      ) : null}
      {data && data.length > 0 ? (
        <RadioCards
          id={fieldId("serviceTypeId")}
          label="服务类型"
          isRequired
          value={serviceTypeId}
          onChange={choose}
          error={error}
          options={data.map(({ id, name, description }) => ({ value: id, label: name, description }))}
        />
      ) : null}
    </>
  );
}
