import { useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { SignedInDeviceFragment } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { LinedList } from "~/ui/lists/lined-list";
import { StatusChip } from "~/ui/tags/status-chip";
import { EndSessionDocument } from "./safety-queries";
import styles from "./session-list.module.css";

const SignedInDevice = graphql(`
  fragment SignedInDevice on AccountSession {
    id
    device
    place
    signedInAt
    isCurrent
  }
`);

const nameOf = ({ device }: SignedInDeviceFragment) => device ?? "未知设备";

/** Sessions of the account, with a button that ends each one except this one (ux.md U50). */
export function SessionList({ sessions }: { sessions: readonly FragmentType<typeof SignedInDevice>[] }) {
  const [asked, setAsked] = useState<SignedInDeviceFragment | null>(null);
  const close = () => setAsked(null);
  const ending = useMutate(EndSessionDocument, {
    success: "已退出该设备",
    changes: ["AccountSession"],
    onEnd: close,
  });
  return (
    <>
      <LinedList label="登录设备">
        {sessions.map((session) => {
          const shown = getFragment(SignedInDevice, session);
          return (
            <li key={shown.id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {nameOf(shown)}
                  {shown.isCurrent ? <StatusChip tone="success">当前设备</StatusChip> : null}
                </p>
                <p className={styles.facts}>
                  {shown.place ? <span>{shown.place}</span> : null}
                  <span>
                    登录于 <time dateTime={shown.signedInAt}>{formatDateTime(shown.signedInAt)}</time>
                  </span>
                </p>
              </div>
              {shown.isCurrent ? null : (
                <Button size="sm" aria-label={`退出 ${nameOf(shown)}`} onPress={() => setAsked(shown)}>
                  退出
                </Button>
              )}
            </li>
          );
        })}
      </LinedList>
      <ConfirmDialog
        title="退出这台设备"
        message={
          asked
            ? `${nameOf(asked)}（${formatDateTime(asked.signedInAt)} 登录）将立即退出，再次使用需要重新登录。`
            : ""
        }
        confirmLabel="退出设备"
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        isPending={ending.isPending}
        onConfirm={() => asked && void ending.send({ sessionId: asked.id })}
      />
    </>
  );
}
