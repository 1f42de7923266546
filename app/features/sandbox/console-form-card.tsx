import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Notice } from "../../ui/feedback/notice";
import { ErrorSummary } from "../../ui/fields/error-summary";
import { Card } from "../../ui/layout/card";
import type { ConsoleIntent } from "./console-form";
import styles from "./sandbox.module.css";
import { useConsoleForm } from "./use-console-form";

interface ConsoleFormCardProps {
  intent: ConsoleIntent;
  title: string;
  submitLabel: string;
  /** Idempotency key of the newly loaded page. */
  loadedKey: string;
  children: (field: ReturnType<typeof useConsoleForm>["field"]) => ReactNode;
}

/**
 * A card with one form of the console. It is emptied after a success, and keeps the input after a failure.
 */
export function ConsoleFormCard({ intent, title, submitLabel, loadedKey, children }: ConsoleFormCardProps) {
  const { Form, isPending, key, problem, issues, id, field } = useConsoleForm(intent, loadedKey);
  return (
    <Card title={title}>
      <Form method="post" key={key} className={styles.form} noValidate>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={key} />
        <ErrorSummary issues={issues} idFor={id} />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {children(field)}
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
