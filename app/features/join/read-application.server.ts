import { NO_AREA, readAreaSelection } from "~/features/area-selects/area-selection";
import {
  APPLICANT_TYPES,
  APPLICATION_LENGTHS,
  type ApplicantType,
} from "../../../schema/rules/content/service-application";
import { type ApplicationValues, COMPANY_AREA, CONTACT_AREA } from "./application-form";

/** The tab in an address or a form; that of persons for any other value. */
export function applicantTypeOf(wanted: unknown): ApplicantType {
  return APPLICANT_TYPES.find((type) => type === wanted) ?? "PERSONAL";
}

/** Reads a posted form. Texts are cut to the length that can be stored. */
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
