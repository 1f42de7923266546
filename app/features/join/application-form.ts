import {
  type AreaFieldNames,
  type AreaOptions,
  type AreaSelection,
  NO_AREA,
  readAreaSelection,
} from "~/features/area-selects/area-selection";
import {
  APPLICANT_TYPES,
  APPLICATION_LENGTHS,
  type ApplicantType,
  type ApplicationIssue,
} from "../../../schema/rules/service-application";

/** The tabs of /service_ruzhu in their order (PUB-27). */
export const APPLICANT_TABS: readonly { type: ApplicantType; label: string }[] = [
  { type: "PERSONAL", label: "个人入驻" },
  { type: "ENTERPRISE", label: "企业入驻" },
];

/** Names under which the form sends its two areas. */
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

/** What the form holds (PUB-28). */
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

/** Why a form came back. Values and area options fill a page that was loaded anew, without script. */
export interface ApplicationAnswer {
  issues: ApplicationIssue[];
  /** A refusal that no check before sending could know. */
  problem: string | null;
  values: ApplicationValues | null;
  areas: { company: AreaOptions; contact: AreaOptions } | null;
}

/** The tab that an address or a form asks for; a person for anything else. */
export function applicantTypeOf(wanted: unknown): ApplicantType {
  return APPLICANT_TYPES.find((type) => type === wanted) ?? "PERSONAL";
}

/** What a form holds or has sent. Texts are cut to what may be stored. */
export function readApplication(form: FormData): ApplicationValues {
  const text = (name: string, max: number) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, max) : "";
  };
  const type = applicantTypeOf(form.get("type"));
  const isCompany = type === "ENTERPRISE";
  const ids = form.getAll("goodsTypeIds").filter((id): id is string => typeof id === "string");
  return {
    type,
    companyName: isCompany ? text("companyName", APPLICATION_LENGTHS.companyName) : "",
    companyArea: isCompany ? readAreaSelection(form, COMPANY_AREA) : NO_AREA,
    companyAddress: isCompany ? text("companyAddress", APPLICATION_LENGTHS.companyAddress) : "",
    contactName: text("contactName", APPLICATION_LENGTHS.contactName),
    contactTel: text("contactTel", 32),
    contactArea: readAreaSelection(form, CONTACT_AREA),
    detailAddress: text("detailAddress", APPLICATION_LENGTHS.detailAddress),
    remark: text("remark", APPLICATION_LENGTHS.remark),
    goodsTypeIds: ids.filter((id) => /^\d{1,9}$/.test(id)).slice(0, 50),
  };
}
