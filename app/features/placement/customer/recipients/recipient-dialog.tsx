import { useState } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import { formatPhone } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useRead } from "~/lib/graphql/use-read";
import { IconButton } from "~/ui/buttons/icon-button";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialogs/dialog";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { TextField } from "~/ui/fields/text-field";
import { Pin, PinOff, Star } from "~/ui/icons";
import { LinedList, PickRow } from "~/ui/lists/lined-list";
import tag from "~/ui/tags/tag.module.css";
import { matchingRecipients, wholeAddress } from "./fill-recipient";
import styles from "./recipient.module.css";
import {
  PinRecipientDocument,
  type Recipient,
  RecipientsDocument,
  SetDefaultRecipientDocument,
} from "./recipient-queries";

interface RecipientDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onPick(recipient: Recipient): void;
}

/** Pinned and recent recipients of the customer: search, pick, pin, and set the default (ux.md U16). */
export function RecipientDialog({ isOpen, onOpenChange, onPick }: RecipientDialogProps) {
  return (
    <Dialog title="常用收货人" size="lg" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Recipients onPick={onPick} />
    </Dialog>
  );
}

function Recipients({ onPick }: Pick<RecipientDialogProps, "onPick">) {
  const [text, setText] = useState("");
  const { status, data, failure, reload } = useRead(
    RecipientsDocument,
    { phone: null },
    { pick: ({ viewer }) => viewer?.recipients, about: ["Recipient"] },
  );
  const shown = matchingRecipients(data ?? [], text);
  const isSearched = text.trim() !== "";

  return (
    <div className={styles.recipients}>
      <TextField
        label="搜索收货人"
        type="search"
        autoFocus
        maxLength={50}
        placeholder="姓名、电话或地址"
        value={text}
        onChange={setText}
      />
      {status === "loading" ? <Skeleton lines={4} height={56} /> : null}
      {status === "failed" ? <ReadFailure what="收货人" why={failure} onRetry={reload} /> : null}
      {status === "ready" && shown.length === 0 ? (
        <EmptyState
          illustration="search"
          title={isSearched ? "没有找到相关收货人" : "还没有收货人"}
          description={
            isSearched
              ? "只在置顶和最近的收货人中查找，更早的请在“客户电话”中输入号码"
              : "下过单的收货人会出现在这里"
          }
        />
      ) : null}
      {shown.length > 0 ? (
        <LinedList label="常用收货人">
          {shown.map((recipient) => (
            <RecipientRow key={recipient.id} recipient={recipient} onPick={onPick} />
          ))}
        </LinedList>
      ) : null}
    </div>
  );
}

interface RecipientRowProps extends Pick<RecipientDialogProps, "onPick"> {
  recipient: Recipient;
}

function RecipientRow({ recipient, onPick }: RecipientRowProps) {
  const pin = useMutate(PinRecipientDocument, { changes: ["Recipient"] });
  const makeDefault = useMutate(SetDefaultRecipientDocument, { changes: ["Recipient"] });
  return (
    <li className={styles.item}>
      <PickRow className={styles.row} onPick={() => onPick(recipient)}>
        <span className={styles.who}>
          {recipient.name} {formatPhone(recipient.phone)}
          {recipient.isDefault ? <span className={classNames(tag.tag, styles.default)}>默认</span> : null}
        </span>
        <span className={styles.where}>{wholeAddress(recipient)}</span>
      </PickRow>
      <IconButton
        label={recipient.isDefault ? `取消默认收货人${recipient.name}` : `设${recipient.name}为默认收货人`}
        icon={<Star size={16} fill={recipient.isDefault ? "currentColor" : "none"} />}
        onPress={() => void makeDefault.send({ orderId: recipient.isDefault ? null : recipient.id })}
      />
      <IconButton
        label={`${recipient.isPinned ? "取消置顶" : "置顶"}${recipient.name}`}
        icon={recipient.isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onPress={() => void pin.send({ orderId: recipient.id, pinned: !recipient.isPinned })}
      />
    </li>
  );
}
