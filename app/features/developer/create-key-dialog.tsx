import { isAboutCode } from "~/features/account-safety/refused-code";
import { CodePart, type CodePhone } from "~/features/payout-accounts/code-part";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { AmountField } from "~/ui/fields/amount-field";
import { Checkbox } from "~/ui/fields/checkbox";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { API_KEY_NAME_CHARS } from "../../../schema/rules/account/api-keys";
import styles from "./developer.module.css";
import { CreateApiKeyDocument } from "./developer-queries";
import { EMPTY_KEY, type KeyValues, keyInput, keyIssues } from "./key-values";
import { SCOPE_NAMES, SCOPE_WORDS } from "./scope-words";

interface CreateKeyDialogProps extends CodePhone {
  /** A sandbox runs here, for which keys can be made as well (decision 082). */
  hasTestKeys: boolean;
  /** Called when the key was created. Its secret can be shown only now. */
  onMade(secret: string): void;
  onClose(): void;
}

/** On what a key works. */
const MODES = [
  { value: "LIVE", label: "正式", description: "操作您的订单和钱包" },
  { value: "TEST", label: "测试", description: "只用测试账户和测试资金" },
] as const;

/** Makes a key: on what it works, its name, what it may do, from where, and a code (ux.md U70, security.md S19). */
export function CreateKeyDialog({ hasTestKeys, onMade, onClose, phone, maskedPhone }: CreateKeyDialogProps) {
  const making = useMutate(CreateApiKeyDocument, {
    changes: ["ApiKey"],
    onDone: ({ secret }) => onMade(secret),
    // What is wrong with the other fields is said before it is sent.
    onRefused: (refusal): boolean => isAboutCode(refusal) && form.refuse("code", refusal.message),
  });
  const form = useForm<KeyValues>({
    initial: EMPTY_KEY,
    keptAs: "api-key",
    unkept: ["code"],
    check: keyIssues,
    send: (values) => making.send({ input: keyInput(values) }),
    isPending: making.isPending,
  });
  const { scopes } = form.values;
  const scopesError = form.errorOf("scopes");
  const scopesId = form.idOf("scopes");
  return (
    <FormDialog
      title="创建密钥"
      submitLabel="创建密钥"
      form={{ ...form, isDisabled: form.values.code.trim() === "" }}
      onClose={onClose}
    >
      {__SANDBOX__ && hasTestKeys ? (
        <RadioCards
          label="用途"
          value={form.values.mode}
          onChange={(mode) => form.set({ mode })}
          options={MODES}
        />
      ) : null}
      <TextField
        {...form.text("name")}
        label="密钥名称"
        isRequired
        autoComplete="off"
        maxLength={API_KEY_NAME_CHARS}
        placeholder="如：仓库系统"
      />
      <fieldset
        id={scopesId}
        tabIndex={-1}
        className={styles.scopes}
        aria-describedby={scopesError ? `${scopesId}-error` : undefined}
      >
        <legend className={styles.legend}>权限</legend>
        <p className={styles.hint}>只勾选程序用得到的权限</p>
        {SCOPE_NAMES.map((scope) => (
          <Checkbox
            key={scope}
            isSelected={scopes.includes(scope)}
            onChange={(isOn) =>
              form.set({ scopes: isOn ? [...scopes, scope] : scopes.filter((other) => other !== scope) })
            }
          >
            {SCOPE_WORDS[scope].name}
            <span className={styles.says}>{SCOPE_WORDS[scope].says}</span>
          </Checkbox>
        ))}
        {scopesError ? (
          <p id={`${scopesId}-error`} className={styles.error}>
            {scopesError}
          </p>
        ) : null}
      </fieldset>
      {scopes.includes("PAYMENTS") ? (
        <AmountField
          {...form.text("dayLimit")}
          label="每日付款额度"
          isRequired
          description="整数；用这个密钥付款不输入支付密码，当天付满额度后不能再付"
        />
      ) : null}
      <TextField
        {...form.text("addresses")}
        label="允许的 IP 地址"
        multiline
        rows={2}
        autoComplete="off"
        description="每行一个地址或网段，如 203.0.113.0/24；不填则不限"
      />
      <CodePart phone={phone} maskedPhone={maskedPhone} field={form.text("code")} why="为确认是您本人" />
    </FormDialog>
  );
}
