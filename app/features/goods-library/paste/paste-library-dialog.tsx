import { uploadPicture } from "~/features/uploads/upload-picture";
import { graphql } from "~/gql";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { toast } from "~/ui/feedback/toast";
import { FieldErrorLine } from "~/ui/fields/field";
import { TextField } from "~/ui/fields/text-field";
import { CircleAlert, CircleCheck } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { NativeSelect } from "~/ui/selects/native-select";
import { UploadField } from "~/ui/uploads/upload-field";
import { uploadIssue } from "../../../../schema/rules/files/upload";
import { GoodsTypeOptions } from "../goods-type-options";
import type { GoodsTypes } from "../library-queries";
import styles from "./paste-library-dialog.module.css";
import { chosenFor, pasteIssues, readPastedLines, typeIdOf } from "./pasted-lines";

const PasteLibraryGoodsDocument = graphql(`
  mutation PasteLibraryGoods($imageUrl: String!, $goods: [PastedGoodsInput!]!, $idempotencyKey: String!) {
    answer: pasteLibraryGoods(imageUrl: $imageUrl, goods: $goods, idempotencyKey: $idempotencyKey) {
      __typename
      ... on LibraryGoodsPasted { added leftOut }
      ...Refusal
    }
  }
`);

interface PasteLibraryDialogProps {
  types: GoodsTypes;
  onClose(): void;
}

/**
 * Adds a pasted list to the library, in the form in which merchants keep it in a chat or a sheet (ux.md U21).
 */
export function PasteLibraryDialog({ types, onClose }: PasteLibraryDialogProps) {
  const kinds = types.flatMap((type) => (type.children.length > 0 ? type.children : [type]));
  const pasting = useMutate(PasteLibraryGoodsDocument, {
    changes: ["LibraryGoods"],
    onDone({ added, leftOut }) {
      toast.success(
        leftOut > 0 ? `已添加 ${added} 个商品，另有 ${leftOut} 个商品库已有` : `已添加 ${added} 个商品`,
      );
      onClose();
    },
  });
  const form = useForm({
    initial: {
      text: "",
      imgUrl: null as string | null,
      chosen: {} as Readonly<Record<string, string>>,
    },
    keptAs: "paste-library-goods",
    check: (values) => pasteIssues(values, readPastedLines(values.text, kinds)),
    async send({ text, imgUrl, chosen }) {
      const goods = readPastedLines(text, kinds).map((line) => ({
        name: line.name,
        goodsTypeId: typeIdOf(line, chosen),
      }));
      return pasting.send((idempotencyKey) => ({ imageUrl: imgUrl ?? "", goods, idempotencyKey }));
    },
  });
  const { chosen } = form.values;
  const lines = readPastedLines(form.values.text, kinds);
  const unmatched = lines.filter(({ type }) => type === null).length;
  const listId = form.idOf("chosen");

  return (
    <FormDialog
      title="批量粘贴商品"
      size="lg"
      form={form}
      submitLabel={lines.length === 0 ? "添加商品" : `添加 ${lines.length} 个商品`}
      onClose={onClose}
    >
      <TextField
        {...form.text("text")}
        label="商品清单"
        description="每行一个商品；从表格复制时，名称后面一列可以是类别"
        isRequired
        multiline
        rows={5}
        autoFocus
        maxLength={20_000}
        placeholder={"白橡木双人床 1.8m\n布艺沙发"}
      />
      <UploadField
        {...form.file("imgUrl")}
        kind="image"
        label="商品图片"
        isRequired
        hint="这批商品先用同一张，之后可逐个更换"
        upload={uploadPicture}
        check={(file) => uploadIssue("image", file)}
      />
      <div role="status" className={styles.summary}>
        {unmatched > 0 ? `${unmatched} 行没有匹配到商品类别，请选择` : null}
      </div>
      {lines.length > 0 ? (
        <div id={listId} tabIndex={-1}>
          <ul className={styles.list} aria-label="识别结果">
            {lines.map((line, index) => {
              const { name, type } = line;
              const isOpen = typeIdOf(line, chosen) === "";
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
                <li key={index} className={styles.row} data-unmatched={isOpen || undefined}>
                  {isOpen ? <CircleAlert size={16} /> : <CircleCheck size={16} />}
                  <span className={styles.name}>{name}</span>
                  {type ? (
                    <span className={styles.type}>{type.name}</span>
                  ) : (
                    <NativeSelect
                      label={<VisuallyHidden>{name}的商品类别</VisuallyHidden>}
                      name={`type-${index}`}
                      value={chosenFor(name, chosen)}
                      onChange={(typeId) => form.set({ chosen: { ...chosen, [name]: typeId } })}
                    >
                      <option value="">未匹配，请选择</option>
                      <GoodsTypeOptions types={types} />
                    </NativeSelect>
                  )}
                </li>
              );
            })}
          </ul>
          <FieldErrorLine id={listId} error={form.errorOf("chosen")} />
        </div>
      ) : null}
    </FormDialog>
  );
}
