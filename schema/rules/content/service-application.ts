import { isPhone, normalizePhone, PHONE_MESSAGE } from "../phone";

/** Who applies (ENUM-06, PUB-27). */
export const APPLICANT_TYPES = ["PERSONAL", "ENTERPRISE"] as const;
export type ApplicantType = (typeof APPLICANT_TYPES)[number];

/** Longest texts of an application, in UTF-16 units. */
export const APPLICATION_LENGTHS = {
  companyName: 100,
  companyAddress: 200,
  contactName: 50,
  detailAddress: 200,
  remark: 500,
} as const;

/** What the rules look at. */
interface CheckedApplication {
  type: ApplicantType;
  companyName: string;
  contactName: string;
  contactTel: string;
  goodsTypeIds: readonly unknown[];
}

export type ApplicationField = "companyName" | "contactName" | "contactTel" | "goodsTypeIds";

/** What is wrong with one field of an application, in words for the person. */
export interface ApplicationIssue {
  field: ApplicationField;
  message: string;
}

type Rule = (application: CheckedApplication) => string | null;

const RULES: readonly (readonly [ApplicationField, Rule])[] = [
  [
    "companyName",
    ({ type, companyName }) => (type === "ENTERPRISE" && companyName.trim() === "" ? "请输入公司名称" : null),
  ],
  ["contactName", ({ contactName }) => (contactName.trim() === "" ? "请输入您的姓名" : null)],
  ["contactTel", ({ contactTel }) => (isPhone(normalizePhone(contactTel)) ? null : PHONE_MESSAGE.form)],
  ["goodsTypeIds", ({ goodsTypeIds }) => (goodsTypeIds.length === 0 ? "请选择代理类目" : null)],
];

/** What is wrong with an application of a service provider, in the order of the form (PUB-29..32). */
export function serviceApplicationIssues(application: CheckedApplication): ApplicationIssue[] {
  return RULES.flatMap(([field, check]) => {
    const message = check(application);
    return message ? [{ field, message }] : [];
  });
}
