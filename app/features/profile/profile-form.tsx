import { useForm } from "~/lib/form/use-form";
import { useLeaveGuard } from "~/lib/form/use-leave-guard";
import { useStoredValues } from "~/lib/form/use-stored-values";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { lazyComponent } from "~/ui/lazy-component";
import { useHydrated } from "~/ui/use-hydrated";
import { PROFILE_LIMITS, profileIssues } from "../../../schema/rules/account/profile";
import { joinAreaPath } from "../../../schema/rules/catalog/area-path";
import styles from "./profile.module.css";
import { ChangeProfileDocument } from "./profile-mutation";
import { changesOf, type OwnProfile, type ProfileValues, valuesOf } from "./profile-values";

const AreaField = lazyComponent(async () => (await import("./area-field")).AreaField);

/**
 * All fields of a profile except the avatar (SET-02 to SET-08). Unsaved changes are kept by the tab, and
 * marked.
 */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const isHydrated = useHydrated();
  const saving = useMutate(ChangeProfileDocument, { success: "操作成功!", changes: ["Customer"] });
  const form = useForm<ProfileValues, "areaCode">({
    initial: valuesOf(profile),
    keptAs: `profile/${profile.id}`,
    check: ({ nickname, email, areaPath }) =>
      profileIssues({ nickname, email, areaCode: joinAreaPath(areaPath) }),
    send: (values) => saving.send({ input: changesOf(profile, values) }),
  });
  useStoredValues(form, valuesOf(profile));
  const isChanged = Object.keys(changesOf(profile, form.values)).length > 0;
  useLeaveGuard(isChanged && !form.isPending);
  return (
    <form onSubmit={form.submit} noValidate aria-label="个人资料">
      <fieldset disabled={!isHydrated} className={styles.fields}>
        <TextField
          label="手机号"
          description="登录用的手机号，不能在这里修改"
          value={profile.phone}
          isDisabled
        />
        <TextField
          {...form.text("nickname")}
          label="昵称"
          isRequired
          maxLength={PROFILE_LIMITS.nickname}
          autoComplete="nickname"
        />
        <RadioCards
          id={form.idOf("gender")}
          label="性别"
          layout="plain"
          value={form.values.gender}
          onChange={(gender) => form.set({ gender })}
          options={[
            { value: "MALE", label: "男" },
            { value: "FEMALE", label: "女" },
          ]}
        />
        <TextField
          {...form.text("email")}
          label="邮箱"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={PROFILE_LIMITS.email}
        />
        <AreaField
          fallback={<Skeleton lines={1} height={62} />}
          id={form.idOf("areaCode")}
          value={form.values.areaPath}
          onChange={(areaPath) => form.set({ areaPath })}
          error={form.errorOf("areaCode")}
        />
        <TextField
          {...form.text("address")}
          label="详细地址"
          maxLength={PROFILE_LIMITS.address}
          autoComplete="street-address"
          placeholder="街道、小区、楼栋、门牌号"
        />
        <div className={styles.submit}>
          <p role="status" className={styles.unsaved}>
            {isChanged ? "有未保存的修改" : null}
          </p>
          {isChanged ? (
            <Button
              isDisabled={form.isPending}
              onPress={() => {
                form.set(valuesOf(profile));
                form.forget();
              }}
            >
              放弃修改
            </Button>
          ) : null}
          <SubmitButton isPending={form.isPending} isDisabled={!isChanged}>
            保存
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  );
}
