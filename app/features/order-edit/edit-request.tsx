import { useState } from "react";
import { ConfirmStep } from "~/features/order-steps/confirm-step";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { ChangeList } from "./change-list";
import { RevokeOrderEditDocument } from "./edit-query";
import styles from "./order-edit.module.css";

const EditRequestFragment = graphql(`
  fragment EditRequest on Order {
    id
    editRequest { at changes { name from to } }
  }
`);

/** A change that waits for the master, with the way to take it back; nothing without one. */
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
      {isRevoking ? (
        <ConfirmStep
          message="撤回后订单保持原来的信息，确定撤回修改申请吗？"
          success="修改申请已撤回"
          step={RevokeOrderEditDocument}
          variables={{ orderId: id }}
          changes={orderTags(id)}
          onClose={() => setRevoking(false)}
        />
      ) : null}
    </Notice>
  );
}
