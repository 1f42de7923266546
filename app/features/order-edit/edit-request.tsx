import { useState } from "react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { lazyComponent } from "~/ui/lazy-component";
import { ChangeList } from "./change-list";
import styles from "./order-edit.module.css";

const RevokeEditDialog = lazyComponent(async () => (await import("./revoke-edit-dialog")).RevokeEditDialog);

const EditRequestFragment = graphql(`
  fragment EditRequest on Order {
    id
    editRequest { at changes { name from to } }
  }
`);

/** A change that waits for the master, with a button to withdraw it; nothing without one. */
export function EditRequest(props: { order: FragmentType<typeof EditRequestFragment> }) {
  const { id, editRequest } = getFragment(EditRequestFragment, props.order);
  const [isRevoking, setRevoking] = useState(false);
  if (!editRequest) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" aria-haspopup="dialog" onPress={() => setRevoking(true)}>
          撤回
        </Button>
      }
    >
      <section className={styles.waiting} aria-label="等待师傅确认的修改">
        <p>
          <strong>修改等待师傅确认</strong>
          <span className={styles.minor}> · {formatDateTime(editRequest.at)} 提交</span>
        </p>
        <ChangeList changes={editRequest.changes} />
      </section>
      {isRevoking ? <RevokeEditDialog orderId={id} onClose={() => setRevoking(false)} /> : null}
    </Notice>
  );
}
