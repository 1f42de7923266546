import type { ProfileInput, SettingPageQuery } from "~/gql/graphql";

export type OwnProfile = NonNullable<NonNullable<SettingPageQuery["viewer"]>["customer"]>;

/** A profile as values of the form. */
export interface ProfileValues {
  nickname: string;
  /** Null when it is not known. */
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

/** The changed fields of a profile to send; empty without changes. */
export function changesOf(stored: OwnProfile, values: ProfileValues): ProfileInput {
  const before = valuesOf(stored);
  const text = (name: "nickname" | "email" | "address") => {
    const trimmed = values[name].trim();
    return trimmed === before[name] ? {} : { [name]: trimmed };
  };
  return {
    ...text("nickname"),
    ...(values.gender === before.gender ? {} : { gender: values.gender }),
    ...text("email"),
    ...(values.areaPath.join() === before.areaPath.join() ? {} : { areaPath: [...values.areaPath] }),
    ...text("address"),
  };
}
