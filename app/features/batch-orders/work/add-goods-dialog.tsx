import { PicturesUpload } from "~/features/uploads/pictures-upload";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { toast } from "~/ui/feedback/toast";
import { Select } from "~/ui/selects/select";
import { AddImportGoodsDocument } from "../batch-queries";
import styles from "./dialogs.module.css";

interface AddGoodsDialogProps {
  importId: string;
  name: string;
  goodsTypes: readonly { id: string; name: string }[];
  onClose(): void;
}

/** Adds a good that the file names to the library, so that its rows can be ordered (BATCH-10). */
export function AddGoodsDialog({ importId, name, goodsTypes, onClose }: AddGoodsDialogProps) {
  const add = useMutate(AddImportGoodsDocument, {
    changes: ["OrderImport", "LibraryGoods"],
    onDone: ({ rows }) => toast.success(`已添加到商品库，${rows} 行已重新检查`),
    onEnd: onClose,
  });
  const form = useForm({
    initial: { goodsTypeId: null as string | null, pictures: [] as readonly string[] },
    keptAs: `import-goods/${importId}/${name}`,
    check: ({ goodsTypeId, pictures }) => [
      ...(goodsTypeId === null ? [{ field: "goodsTypeId" as const, message: "请选择商品类别" }] : []),
      ...(pictures.length === 0 ? [{ field: "pictures" as const, message: "请上传商品图片" }] : []),
    ],
    send: ({ goodsTypeId, pictures: [imageUrl = ""] }) =>
      goodsTypeId === null ? undefined : add.send({ importId, name, goodsTypeId, imageUrl }),
  });
  const type = form.choice("goodsTypeId");
  return (
    <FormDialog title="添加到商品库" form={form} submitLabel="添加" onClose={onClose}>
      <p className={styles.about}>
        商品名称：<b>{name}</b>
      </p>
      <Select
        id={type.id}
        label="商品类别"
        isRequired
        items={goodsTypes.map(({ id, name: label }) => ({ id, label }))}
        selectedKey={type.value}
        onSelectionChange={type.onChange}
        error={type.error}
      />
      <PicturesUpload
        label="商品图片"
        isRequired
        max={1}
        {...form.pictures("pictures")}
        error={form.errorOf("pictures")}
      />
    </FormDialog>
  );
}
