import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { useLoaded } from "~/lib/use-loaded";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { IconButton } from "~/ui/icon-button";
import { Trash2 } from "~/ui/icons";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast";
import { copyPath } from "../copied-order";
import { useLoginPrompt } from "../login-prompt";
import styles from "../recipients/recipient.module.css";
import { deleteTemplate, fetchTemplates, type OrderTemplate } from "./template-queries";

/** Starts an order from a template (ux.md U18). */
export function TemplatePicker() {
  const { isSignedIn } = useLoginPrompt();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!isSignedIn) return null;
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
  const { status, data, reload } = useLoaded("templates", fetchTemplates);
  /** On their way out: a second press of a button asks for nothing more. */
  const leaving = useRef(new Set<string>());
  const remove = async ({ id }: OrderTemplate) => {
    if (leaving.current.has(id)) return;
    leaving.current.add(id);
    const refusal = await deleteTemplate(id).catch(() => NETWORK_FAILURE_TEXT);
    if (refusal) {
      leaving.current.delete(id);
      toast.error(refusal);
    } else reload();
  };
  if (status === "loading") return <Skeleton lines={3} height={56} />;
  if (status === "failed") return <ErrorState title="模板加载失败" onRetry={reload} />;
  if (!data || data.length === 0) {
    return (
      <EmptyState title="还没有订单模板" description="在“我的订单”里把常下的订单存为模板，下次一键填好" />
    );
  }
  return (
    <ul className={styles.list} aria-label="订单模板">
      {data.map((template) => (
        <li key={template.id}>
          <button type="button" className={styles.row} onClick={() => onPick(template)}>
            <span>{template.name}</span>
            <span className={styles.where}>
              {template.goodsTypeName} · {template.serviceTypeName}
              {template.type === "TIMELY" ? " · 即时订单" : ""}
            </span>
          </button>
          <IconButton
            label={`删除模板${template.name}`}
            icon={<Trash2 size={16} />}
            onPress={() => remove(template)}
          />
        </li>
      ))}
    </ul>
  );
}
