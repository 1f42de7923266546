import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { ReadFailure } from "~/features/site/read-failure";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useRead } from "~/lib/graphql/use-read";
import { useUndo } from "~/lib/use-undo";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { Dialog } from "~/ui/dialogs/lazy-dialogs";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Trash2 } from "~/ui/icons";
import { LinedList, PickRow } from "~/ui/lists/lined-list";
import { RemovedRow } from "~/ui/lists/removed-row";
import { MAX_TEMPLATE_NAME } from "../../../../schema/rules/placing/order-templates";
import { RenameForm } from "../../list/rename-form";
import { copyPath } from "../copied-order/copy-path";
import styles from "../customer/recipients/recipient.module.css";
import { useLoginPrompt } from "../page/login-prompt";
import {
  DeleteOrderTemplateDocument,
  type OrderTemplate,
  OrderTemplatesDocument,
  RenameOrderTemplateDocument,
} from "./template-queries";

/** Starts an order from a template (ux.md U18). */
export function TemplatePicker() {
  const { isSignedIn } = useLoginPrompt();
  const { templates: isOffered } = useOffers();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!isSignedIn || !isOffered) return null;
  return (
    <>
      <Button size="sm" onPress={() => setOpen(true)}>
        从模板下单
      </Button>
      <Dialog title="订单模板" isOpen={isOpen} onOpenChange={setOpen}>
        <Templates
          onPick={({ orderId, type }) => {
            setOpen(false);
            navigate(copyPath({ id: orderId, type }));
          }}
        />
      </Dialog>
    </>
  );
}

function Templates({ onPick }: { onPick(template: OrderTemplate): void }) {
  const { status, data, failure, reload } = useRead(
    OrderTemplatesDocument,
    {},
    { pick: ({ viewer }) => viewer?.orderTemplates, about: ["OrderTemplate"] },
  );
  if (status === "loading") return <Skeleton lines={3} height={56} />;
  if (status === "failed") return <ReadFailure what="模板" why={failure} onRetry={reload} />;
  if (!data || data.length === 0) {
    return (
      <EmptyState title="还没有订单模板" description="在“我的订单”里把常下的订单存为模板，下次一键填好" />
    );
  }
  return (
    <LinedList label="订单模板">
      {data.map((template) => (
        <TemplateRow key={template.id} template={template} onPick={onPick} />
      ))}
    </LinedList>
  );
}

interface TemplateRowProps {
  template: OrderTemplate;
  onPick(template: OrderTemplate): void;
}

function TemplateRow({ template, onPick }: TemplateRowProps) {
  const [mode, setMode] = useState<"shown" | "renaming" | "renamed">("shown");
  const removal = useMutate(DeleteOrderTemplateDocument, { changes: ["OrderTemplate"], isFinal: true });
  const deletion = useUndo(() => removal.send({ id: template.id }));
  if (deletion.isBegun) return <RemovedRow name={template.name} onUndo={deletion.undo} />;
  if (mode === "renaming") {
    return (
      <RenameForm
        document={RenameOrderTemplateDocument}
        changes={["OrderTemplate"]}
        renamed={template}
        kind="template-name"
        maxLength={MAX_TEMPLATE_NAME}
        onEnd={() => setMode("renamed")}
      />
    );
  }
  return (
    <li className={styles.item}>
      <PickRow className={styles.row} onPick={() => onPick(template)}>
        <span>{template.name}</span>
        <span className={styles.where}>
          {template.goodsTypeName} · {template.serviceTypeName}
          {template.type === "TIMELY" ? " · 即时订单" : ""}
        </span>
      </PickRow>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`重命名模板${template.name}`}
        // The focus returns to its earlier place.
        autoFocus={mode === "renamed"}
        onPress={() => setMode("renaming")}
      >
        重命名
      </Button>
      <IconButton label={`删除模板${template.name}`} icon={<Trash2 size={16} />} onPress={deletion.begin} />
    </li>
  );
}
