import type { ReactNode } from "react";
import { ErrorState } from "../../ui/feedback/error-state";
import { TextField } from "../../ui/fields/text-field";
import { Card } from "../../ui/layout/card";
import styles from "./sandbox.module.css";
import { useConsoleAnswer } from "./use-console-answer";

interface CasePanelProps<Case> {
  title: string;
  /** Name of the cases, for the message that they could not be loaded. */
  what: string;
  /** Shown when no case waits. */
  empty: string;
  /** Null when they could not be loaded. */
  cases: readonly Case[] | null;
  children: (one: Case) => ReactNode;
}

/** Cases that wait for the platform's staff, whom the console plays. */
export function CasePanel<Case>({ title, what, empty, cases, children }: CasePanelProps<Case>) {
  return (
    <Card title={title}>
      {cases === null ? (
        <ErrorState title={`${what}没有加载出来`} description="请确认后端已启动，再刷新页面" />
      ) : cases.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.list}>{cases.map(children)}</ul>
      )}
    </Card>
  );
}

interface OpenCaseProps {
  intent: "complaint" | "feedback" | "withdrawal" | "bank";
  id: number;
  loadedKey: string;
  /** Name of the case for the staff; it describes the buttons. */
  name: ReactNode;
  /** Further facts, beside the name and below. */
  facts?: ReactNode;
  content?: string;
  /** The only text that the staff write, and its default. */
  text: { name: string; label: string; maxLength: number; initial: string };
  /** Its buttons. */
  children: (button: { type: "submit"; isPending: boolean; "aria-describedby": string }) => ReactNode;
}

/** One case with the text that ends it. */
export function OpenCase({ intent, id, loadedKey, name, facts, content, text, children }: OpenCaseProps) {
  const fetcher = useConsoleAnswer(`sandbox-${intent}-${id}`);
  const nameId = `console-${intent}-${id}`;
  const issue = fetcher.data?.issues.find(({ field }) => field === text.name);
  return (
    <li className={styles.order}>
      <p className={styles.orderHead}>
        <strong id={nameId}>{name}</strong>
        {facts}
      </p>
      {content === undefined ? null : <p className={styles.orderAddress}>{content}</p>}
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={loadedKey} />
        <input type="hidden" name={`${intent}Id`} value={id} />
        <TextField
          id={`${nameId}-${text.name}`}
          name={text.name}
          label={text.label}
          autoComplete="off"
          maxLength={text.maxLength}
          defaultValue={text.initial}
          error={issue?.message ?? null}
          action={children({
            type: "submit",
            isPending: fetcher.state !== "idle",
            "aria-describedby": nameId,
          })}
        />
      </fetcher.Form>
    </li>
  );
}
