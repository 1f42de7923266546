import type { AreaOptions } from "~/features/area-selects/area-selection";
import { NO_AREA } from "~/features/area-selects/area-selection";
import { AreaSelects } from "~/features/area-selects/area-selects";
import { CategoryDrawing } from "~/features/illustrations/drawing";
import { Checkbox } from "~/ui/fields/checkbox";
import { DigitsField } from "~/ui/fields/digits-field";
import { FieldGroup } from "~/ui/fields/field";
import { TextField } from "~/ui/fields/text-field";
import { APPLICATION_LENGTHS as MAX } from "../../../schema/rules/content/service-application";
import { PHONE_CHARS } from "../../../schema/rules/phone";
import styles from "./application-fields.module.css";
import { type ApplicationValues, COMPANY_AREA, CONTACT_AREA } from "./application-form";

interface FieldsProps {
  /** Values of a returned form; null for an empty one. */
  values: ApplicationValues | null;
  error(field: "companyName" | "contactName" | "contactTel" | "goodsTypeIds"): string | null;
}

/** Fields about the company, for enterprises only (PUB-29). */
export function CompanyFields({ values, error, areas }: FieldsProps & { areas: AreaOptions }) {
  return (
    <>
      <TextField
        id="companyName"
        name="companyName"
        label="公司名称"
        isRequired
        maxLength={MAX.companyName}
        autoComplete="organization"
        placeholder="与营业执照一致"
        defaultValue={values?.companyName ?? ""}
        error={error("companyName")}
      />
      <AreaSelects
        label="公司所在地区（选填）"
        names={COMPANY_AREA}
        options={areas}
        selected={values?.companyArea ?? NO_AREA}
      />
      <TextField
        name="companyAddress"
        label="公司地址（选填）"
        maxLength={MAX.companyAddress}
        autoComplete="street-address"
        placeholder="街道、门牌号"
        defaultValue={values?.companyAddress ?? ""}
      />
    </>
  );
}

/** Fields about the contact and its area. */
export function ContactFields({
  values,
  error,
  areas,
  onLeavePhone,
}: FieldsProps & { areas: AreaOptions; onLeavePhone(): void }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id="contactName"
          name="contactName"
          label="联系人姓名"
          isRequired
          maxLength={MAX.contactName}
          autoComplete="name"
          defaultValue={values?.contactName ?? ""}
          error={error("contactName")}
        />
        <DigitsField
          id="contactTel"
          name="contactTel"
          label="联系人手机号"
          isRequired
          type="tel"
          autoComplete="tel-national"
          placeholder="11 位手机号"
          max={PHONE_CHARS}
          defaultValue={values?.contactTel ?? ""}
          onBlur={onLeavePhone}
          error={error("contactTel")}
        />
      </div>
      <AreaSelects
        label="联系人所在地区（选填）"
        names={CONTACT_AREA}
        options={areas}
        selected={values?.contactArea ?? NO_AREA}
      />
      <TextField
        name="detailAddress"
        label="详细地址（选填）"
        maxLength={MAX.detailAddress}
        autoComplete="street-address"
        placeholder="街道、门牌号"
        defaultValue={values?.detailAddress ?? ""}
      />
    </>
  );
}

interface CategoryFieldsProps extends FieldsProps {
  categories: readonly { id: string; name: string; icon: string }[];
}

/** Categories that the provider serves, at least one (PUB-32), and a remark. */
export function CategoryFields({ values, error, categories }: CategoryFieldsProps) {
  return (
    <>
      <FieldGroup
        id="goodsTypeIds"
        label="代理类目"
        isRequired
        description="可以多选"
        error={error("goodsTypeIds")}
      >
        <div className={styles.categories}>
          {categories.map(({ id, name, icon }) => (
            <div key={id} className={styles.category}>
              <Checkbox
                name="goodsTypeIds"
                value={id}
                defaultSelected={values?.goodsTypeIds.includes(id) ?? false}
              >
                <span className={styles.name}>
                  <CategoryDrawing icon={icon} size={32} />
                  {name}
                </span>
              </Checkbox>
            </div>
          ))}
        </div>
      </FieldGroup>
      <TextField
        name="remark"
        label="备注（选填）"
        multiline
        rows={3}
        maxLength={MAX.remark}
        placeholder="例如团队人数、车辆、已有的服务范围"
        defaultValue={values?.remark ?? ""}
      />
    </>
  );
}
