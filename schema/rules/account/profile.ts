import { isAreaPath } from "../catalog/area-path";

/** Longest texts of a profile, in UTF-16 units. */
export const PROFILE_LIMITS = { nickname: 20, email: 100, address: 200 } as const;

/** `gender` (SET-04). */
export const GENDERS = [1, 2] as const;

export const PROFILE_MESSAGES = {
  avatarType: "头像只能上传jpg、png格式",
  nickname: "请输入昵称",
  email: "邮箱格式不正确，请检查后重新填写",
  area: "请选择完整的省、市、区",
} as const;

/** What can be wrong in a profile. */
export interface ProfileDraft {
  readonly nickname: string;
  readonly email: string;
  /** Joined (C-28); empty for none. */
  readonly areaCode: string;
}

/** One @, no blanks, and a domain with a dot. Only an e-mail could show whether the address exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Errors of a profile, in the sequence of its form; fields that are left out are not checked. */
export function profileIssues({
  nickname,
  email,
  areaCode,
}: Partial<ProfileDraft>): { field: keyof ProfileDraft; message: string }[] {
  const issues: { field: keyof ProfileDraft; message: string }[] = [];
  if (nickname?.trim() === "") issues.push({ field: "nickname", message: PROFILE_MESSAGES.nickname });
  if (email?.trim() && !EMAIL.test(email.trim()))
    issues.push({ field: "email", message: PROFILE_MESSAGES.email });
  if (areaCode && !isAreaPath(areaCode)) issues.push({ field: "areaCode", message: PROFILE_MESSAGES.area });
  return issues;
}

/** Why a chosen file cannot become the avatar, or null (SET-01). */
export const avatarIssue = ({ type }: { type: string }): string | null =>
  type === "image/jpeg" || type === "image/png" ? null : PROFILE_MESSAGES.avatarType;
