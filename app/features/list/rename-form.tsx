import type { TypedDocumentNode } from "urql";
import { useForm } from "~/lib/form/use-form";
import type { Tag } from "~/lib/graphql/changes";
import type { Answer } from "~/lib/graphql/refusal";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { TextField } from "~/ui/fields/text-field";
import { nameIssues } from "./name-issues";
import styles from "./rename-form.module.css";

interface RenameFormProps {
  /** The mutation that renames the thing with this id. */
  document: TypedDocumentNode<{ answer: Answer | null }, { id: string; name: string }>;
  changes: readonly Tag[];
  renamed: { readonly id: string; readonly name: string };
  /** The kind of thing; part of the name under which the tab stores the input. */
  kind: string;
  maxLength: number;
  /** Called when it was renamed, or the user has cancelled. */
  onEnd(): void;
}

/** Renames a saved thing in its row of a list. */
export function RenameForm({ document, changes, renamed, kind, maxLength, onEnd }: RenameFormProps) {
  const { id, name } = renamed;
  const change = useMutate(document, {
    changes,
    onDone: onEnd,
    onRefused: ({ message }): true => form.refuse("name", message),
  });
  const form = useForm({
    initial: { name },
    keptAs: `${kind}/${id}`,
    check: nameIssues,
    send: (typed) => change.send({ id, name: typed.name.trim() }),
  });
  const cancel = () => {
    form.forget();
    onEnd();
  };
  return (
    <li>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <TextField {...form.text("name")} label="新名称" autoFocus maxLength={maxLength} />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" variant="primary" isPending={form.isPending}>
            保存
          </Button>
          <Button size="sm" isDisabled={form.isPending} onPress={cancel}>
            取消
          </Button>
        </div>
      </form>
    </li>
  );
}
