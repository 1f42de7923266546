import { useRef, useState } from "react";
import type { MessageItemFragment } from "~/gql/graphql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ChevronDown } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { MarkAllMessagesReadDocument } from "./message-queries";
import { useReadMessage } from "./use-read-message";

const ActionMenu = lazyComponent(async () => (await import("~/ui/buttons/action-menu")).ActionMenu);

interface MessageMenuProps {
  message: Pick<MessageItemFragment, "id" | "kind" | "title">;
  asOf: number | null;
  /** Id of the element that names the message. */
  describedBy: string;
}

/** Makes an unread message read without opening it, or all of its tab that say the same (MSG-06). */
export function MessageMenu({ message: { id, kind, title }, asOf, describedBy }: MessageMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const read = useReadMessage();
  const alike = useMutate(MarkAllMessagesReadDocument, {
    success: `“${title}”已全部标为已读`,
    changes: ["Message"],
  });
  return (
    <>
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        isPending={alike.isPending}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={ActionMenu.preload}
        onFocus={ActionMenu.preload}
        onPress={() => setOpen(true)}
      >
        标为已读
        <ChevronDown size={16} />
      </Button>
      <ActionMenu
        label="标为已读"
        items={[
          { id: "this", label: "只这一条" },
          { id: "alike", label: `所有“${title}”` },
        ]}
        triggerRef={opener}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAction={(action) => {
          if (action === "this") read(id);
          else void alike.send({ kind, title, asOf });
        }}
      />
    </>
  );
}
