import type { AreaFieldNames, AreaOptions, AreaSelection } from "~/features/area-selects/area-selection";
import type { PostedAnswer } from "~/lib/form/use-posted-form";
import type { ApplicantType, ApplicationField } from "../../../schema/rules/content/service-application";

/** The tabs of /service_ruzhu in their order (PUB-27). */
export const APPLICANT_TABS: readonly { type: ApplicantType; label: string }[] = [
  { type: "PERSONAL", label: "个人入驻" },
  { type: "ENTERPRISE", label: "企业入驻" },
];

/** Form field names of the two areas. */
export const COMPANY_AREA: AreaFieldNames = {
  provinceCode: "companyProvince",
  cityCode: "companyCity",
  districtCode: "companyDistrict",
};
export const CONTACT_AREA: AreaFieldNames = {
  provinceCode: "contactProvince",
  cityCode: "contactCity",
  districtCode: "contactDistrict",
};

/** Values of the form (PUB-28). */
export interface ApplicationValues {
  type: ApplicantType;
  companyName: string;
  companyArea: AreaSelection;
  companyAddress: string;
  contactName: string;
  contactTel: string;
  contactArea: AreaSelection;
  detailAddress: string;
  remark: string;
  goodsTypeIds: string[];
}

/** The reason why a form was returned. Values and area options fill a page that was loaded without script. */
export interface ApplicationAnswer extends PostedAnswer<ApplicationField> {
  values: ApplicationValues | null;
  areas: { company: AreaOptions; contact: AreaOptions } | null;
}

/** The values of a form that the rules check. */
export function checkedFields(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    type: text("type") === "ENTERPRISE" ? ("ENTERPRISE" as const) : ("PERSONAL" as const),
    companyName: text("companyName"),
    contactName: text("contactName"),
    contactTel: text("contactTel"),
    goodsTypeIds: form.getAll("goodsTypeIds"),
  };
}
