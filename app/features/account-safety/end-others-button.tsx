import { useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { EndOtherSessionsDocument } from "./safety-queries";

/** Ends all sessions except this one, after a confirmation (ux.md U50). `count` is their number. */
export function EndOthersButton({ count }: { count: number }) {
  const [isAsked, setAsked] = useState(false);
  const ending = useMutate(EndOtherSessionsDocument, {
    success: "其他设备已退出登录",
    changes: ["AccountSession"],
    onDone: () => setAsked(false),
  });
  return (
    <>
      <Button size="sm" onPress={() => setAsked(true)}>
        退出其他设备
      </Button>
      <ConfirmDialog
        title="退出其他设备"
        message={`除当前设备外的 ${count} 台设备将立即退出，再次使用需要重新登录。`}
        confirmLabel="全部退出"
        isOpen={isAsked}
        onOpenChange={setAsked}
        isPending={ending.isPending}
        onConfirm={() => void ending.send({})}
      />
    </>
  );
}
