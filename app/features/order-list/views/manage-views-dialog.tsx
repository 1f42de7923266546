import { NETWORK_FAILURE_TEXT } from "~/lib/graphql-fetch";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { MAX_VIEWS } from "../../../../schema/rules/order-views";
import styles from "./manage-views.module.css";
import type { SavedView, ViewChange } from "./view-queries";
import { ViewRow } from "./view-row";

interface ManageViewsDialogProps {
  views: readonly SavedView[];
  /** The views as they are now; null when they have to be read again. */
  onChanged(views: readonly SavedView[] | null): void;
  onClose(): void;
}

/** Renames, pins and deletes saved views (ux.md U3). Open as long as it is there. */
export function ManageViewsDialog({ views, onChanged, onClose }: ManageViewsDialogProps) {
  const change = async (send: () => Promise<ViewChange>): Promise<string | null> => {
    const changed = await send().catch(() => null);
    if (!changed) return NETWORK_FAILURE_TEXT;
    // What is refused may be out of date: another browser has deleted it.
    onChanged("refusal" in changed ? null : changed.views);
    return "refusal" in changed ? changed.refusal : null;
  };
  return (
    <Dialog title="管理常用筛选" isOpen onOpenChange={onClose}>
      {views.length === 0 ? (
        <EmptyState title="还没有常用筛选" description="筛选订单后，点“存为常用筛选”就会出现在这里" />
      ) : (
        <>
          <p className={styles.note}>
            已保存 {views.length} 个，最多 {MAX_VIEWS} 个。置顶的排在最前面。
          </p>
          <ul className={styles.list} aria-label="常用筛选">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} change={change} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
