import { graphql } from "~/gql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { toast } from "~/ui/feedback/toast";

const DeleteLibraryGoodsDocument = graphql(`
  mutation DeleteLibraryGoods($ids: [ID!]!) {
    answer: deleteLibraryGoods(ids: $ids) {
      __typename
      ...Refusal
    }
  }
`);

interface DeleteGoodsDialogProps {
  ids: readonly string[];
  onClose(): void;
  /** They are gone, deleted here or elsewhere. */
  onGone(): void;
}

/** Deletes goods of the library after a question (GOODS-09). */
export function DeleteGoodsDialog({ ids, onClose, onGone }: DeleteGoodsDialogProps) {
  const end = () => {
    onClose();
    onGone();
  };
  const deletion = useMutate(DeleteLibraryGoodsDocument, {
    success: "删除成功!",
    changes: ["LibraryGoods"],
    isFinal: true,
    onEnd: end,
  });
  return (
    <ConfirmDialog
      message={
        ids.length === 1
          ? "确认删除商品？删除后将无法恢复"
          : `确认删除选中的 ${ids.length} 个商品？删除后将无法恢复`
      }
      confirmLabel="删除"
      isDanger
      isOpen
      isPending={deletion.isPending}
      onOpenChange={(isOpen) => {
        if (isOpen || deletion.isPending) return;
        toast.info("已取消删除");
        onClose();
      }}
      onConfirm={() => void deletion.send({ ids: [...ids] })}
    />
  );
}
