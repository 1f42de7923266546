import type { ProfileInput, SettingPageQuery } from "~/gql/graphql";

export type OwnProfile = NonNullable<NonNullable<SettingPageQuery["viewer"]>["customer"]>;

/** A profile as the form holds it. */
export interface ProfileValues {
  nickname: string;
  /** Null where it was never said. */
  gender: "MALE" | "FEMALE" | null;
  email: string;
  /** Codes from the province down. */
  areaPath: readonly string[];
  address: string;
}

export const valuesOf = ({ nickname, gender, email, areaPath, address }: OwnProfile): ProfileValues => ({
  nickname,
  gender: gender ?? null,
  email: email ?? "",
  areaPath,
  address: address ?? "",
});

/** What of a profile differs from what is stored, as it is sent; nothing where nothing does. */
export function changesOf(stored: OwnProfile, values: ProfileValues): ProfileInput {
  const before = valuesOf(stored);
  const text = (name: "nickname" | "email" | "address") => {
    const typed = values[name].trim();
    return typed === before[name] ? {} : { [name]: typed };
  };
  return {
    ...text("nickname"),
    ...(values.gender === before.gender ? {} : { gender: values.gender }),
    ...text("email"),
    ...(values.areaPath.join() === before.areaPath.join() ? {} : { areaPath: [...values.areaPath] }),
    ...text("address"),
  };
}
