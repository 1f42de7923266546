import { GENDERS, PROFILE_MESSAGES, profileIssues } from "../../../../schema/rules/account/profile";
import { splitAreaPath } from "../../../../schema/rules/catalog/area-path";
import { invalidInput } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { requireOwnPictures } from "../files";
import { type ReferenceSource, readReference } from "../reference";
import { updateProfile } from "./customers.repository";

/** The sent part of a profile: a missing field is not changed, an empty text deletes the value. */
export interface SentProfile {
  readonly avatar?: string;
  readonly gender?: string;
  readonly areaCode?: string;
  readonly address?: string;
  readonly email?: string;
  readonly nickname?: string;
}

/**
 * Changes a customer's profile (SET-01 to SET-08).
 *
 * @throws BusinessError INVALID_INPUT, NOT_FOUND for another customer's picture (ROLE-16)
 */
export async function changeProfile(
  customerId: number,
  sent: SentProfile,
  { db, ...source }: ReferenceSource & { readonly db: CustomerStore },
): Promise<void> {
  const [issue] = profileIssues(sent);
  if (issue) throw invalidInput(issue.message);
  if (sent.avatar) await requireOwnPictures([sent.avatar], { customerId, db });
  const codes = splitAreaPath(sent.areaCode ?? null);
  if (codes.length > 0) {
    const { areas } = await readReference(source);
    if (!codes.every((code) => areas.has(code))) throw invalidInput(PROFILE_MESSAGES.area);
  }
  await updateProfile(db, customerId, {
    avatar: orNone(sent.avatar),
    gender: sent.gender === undefined ? undefined : (GENDERS.find((one) => `${one}` === sent.gender) ?? null),
    areaCode: orNone(sent.areaCode),
    address: orNone(sent.address),
    email: orNone(sent.email),
    nickname: sent.nickname?.trim(),
  });
}

/** A missing text stays undefined, an empty one becomes null. */
const orNone = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null;
