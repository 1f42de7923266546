import { Dialog } from "~/ui/dialogs/dialog";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinedList } from "~/ui/lists/lined-list";
import { MAX_VIEWS } from "../../../../schema/rules/orders/order-views";
import styles from "./manage-views.module.css";
import type { SavedView } from "./view-queries";
import { ViewRow } from "./view-row";

interface ManageViewsDialogProps {
  views: readonly SavedView[];
  onClose(): void;
}

/** Renames, pins and deletes saved views (ux.md U3). Open as long as it is rendered. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  return (
    <Dialog title="管理常用筛选" isOpen onOpenChange={onClose}>
      {views.length === 0 ? (
        <EmptyState title="还没有常用筛选" description="筛选订单后，点“存为常用筛选”就会出现在这里" />
      ) : (
        <>
          <p className={styles.note}>
            已保存 {views.length} 个，最多 {MAX_VIEWS} 个。置顶的排在最前面。
          </p>
          <LinedList label="常用筛选">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} />
            ))}
          </LinedList>
        </>
      )}
    </Dialog>
  );
}
