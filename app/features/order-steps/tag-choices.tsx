import { useId } from "react";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { FieldGroup } from "~/ui/fields/field";
import { ImpressionTagsDocument } from "./evaluation-query";
import styles from "./step-form.module.css";

interface TagChoicesProps {
  value: readonly string[];
  onChange(tags: string[]): void;
}

/** Impression tags to choose from (ACC-15); optional, also when they cannot be read. */
export function TagChoices({ value, onChange }: TagChoicesProps) {
  const id = useId();
  const {
    status,
    data: tags,
    reload,
  } = useRead(
    ImpressionTagsDocument,
    {},
    { pick: ({ impressionTags }) => impressionTags, requestPolicy: "cache-first" },
  );
  const choose = (tag: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, tag] : value.filter((other) => other !== tag));
  return (
    <FieldGroup id={id} label="印象标签" error={status === "failed" ? "标签加载失败，可以不选" : null}>
      {status === "loading" ? <Skeleton lines={1} height={36} /> : null}
      {status === "failed" ? (
        <Button size="sm" onPress={reload}>
          重试
        </Button>
      ) : null}
      <div className={styles.tags}>
        {(tags ?? []).map((tag) => (
          <label key={tag} className={styles.tag}>
            <input
              type="checkbox"
              checked={value.includes(tag)}
              onChange={(event) => choose(tag, event.currentTarget.checked)}
            />
            {tag}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
