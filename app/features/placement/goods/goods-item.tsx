import { useState } from "react";
import { PhoneUploadButton } from "~/features/phone-upload/phone-upload-button";
import { messageOf } from "~/lib/form/field-issue";
import { Button } from "~/ui/buttons/button";
import { NumberField } from "~/ui/fields/number-field";
import { TextField } from "~/ui/fields/text-field";
import { Package, Trash2 } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { Select } from "~/ui/selects/select";
import { UploadField } from "~/ui/uploads/upload-field";
import { uploadIssue } from "../../../../schema/rules/files/upload";
import { type DraftIssue, ORDER_DRAFT_LIMITS } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import type { OrderDraftItem } from "../draft/order-draft";
import { useLoginPrompt } from "../page/login-prompt";
import styles from "../page/placement.module.css";
import { useDraftUpload } from "./use-draft-upload";

const GoodsLibraryDialog = lazyComponent(
  async () => (await import("./goods-library-dialog")).GoodsLibraryDialog,
);

interface GoodsItemProps {
  item: OrderDraftItem;
  index: number;
  /** Whether it is one of several goods, and shows its number. */
  isNumbered: boolean;
  itemTypes: readonly { id: string; name: string; description?: string }[];
  /** Category of the order, for the goods library. */
  goodsTypeId: string | null;
  issues: readonly DraftIssue[];
  onChange(change: Partial<OrderDraftItem>): void;
  /** Null when this good is the only one. */
  onRemove: (() => void) | null;
}

/** One good: a picture, an optional video, type and number (PLACE-18, PLACE-46). */
export function GoodsItem(props: GoodsItemProps) {
  const { item, index, itemTypes, onChange, onRemove } = props;
  const { isSignedIn, ask } = useLoginPrompt();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const upload = useDraftUpload();
  const field = (name: string) => `items.${index}.${name}`;
  const idOf = (name: string) => fieldId(field(name));
  const errorOf = (name: string) => messageOf(props.issues, field(name));
  const title = props.isNumbered ? `商品 ${index + 1}` : "商品";

  return (
    <section className={styles.item} aria-label={title}>
      <header className={styles.itemHeader}>
        <h3>{title}</h3>
        <div className={styles.itemActions}>
          <Button
            size="sm"
            icon={<Package size={16} />}
            onPress={() => (isSignedIn ? setLibraryOpen(true) : ask("登录后可从您的商品库中选择商品。"))}
          >
            从商品库选择
          </Button>
          {onRemove ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 size={16} />}
              aria-label={`删除${title}`}
              onPress={onRemove}
            >
              删除
            </Button>
          ) : null}
        </div>
      </header>
      <div className={styles.fields}>
        <UploadField
          id={idOf("imageUrl")}
          kind="image"
          label="商品图片"
          isRequired
          hint="jpg、png 格式，1 张"
          value={item.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
          upload={upload}
          check={(file) => uploadIssue("image", file)}
          error={errorOf("imageUrl")}
          otherWay={
            <PhoneUploadButton
              label={`${title}图片`}
              count={1}
              onPicture={(imageUrl) => onChange({ imageUrl })}
              onRefused={isSignedIn ? null : () => ask("登录后可用手机上传商品图片。")}
            />
          }
        />
        <UploadField
          id={idOf("videoUrl")}
          kind="video"
          label="安装视频"
          hint="选填，mp4 格式，100M 以内，1 个"
          value={item.videoUrl}
          onChange={(videoUrl) => onChange({ videoUrl })}
          upload={upload}
          check={(file) => uploadIssue("video", file)}
        />
        <Select
          id={idOf("goodsTypeId")}
          label="商品类别"
          isRequired
          items={itemTypes.map(({ id, name, description }) => ({ id, label: name, description }))}
          selectedKey={item.goodsTypeId}
          onSelectionChange={(goodsTypeId) => onChange({ goodsTypeId })}
          error={errorOf("goodsTypeId")}
        />
        <TextField
          id={idOf("name")}
          label="商品名称"
          isRequired
          maxLength={100}
          autoComplete="off"
          placeholder="例如：1.8 米实木双人床"
          value={item.name}
          onChange={(name) => onChange({ name })}
          error={errorOf("name")}
        />
        <NumberField
          id={idOf("count")}
          label="数量"
          isRequired
          minValue={1}
          maxValue={ORDER_DRAFT_LIMITS.itemCountMax}
          suffix="件"
          value={item.count}
          onChange={(count) => onChange({ count })}
          error={errorOf("count")}
        />
        <TextField
          id={idOf("packingMethod")}
          label="包装方式"
          maxLength={50}
          autoComplete="off"
          placeholder="选填，例如：纸箱、木架"
          value={item.packingMethod}
          onChange={(packingMethod) => onChange({ packingMethod })}
        />
      </div>
      <TextField
        id={idOf("description")}
        label="商品描述"
        multiline
        rows={2}
        maxLength={500}
        placeholder="选填，材质、尺寸、安装要求等，便于师傅提前准备"
        value={item.description}
        onChange={(description) => onChange({ description })}
      />
      <GoodsLibraryDialog
        isOpen={isLibraryOpen}
        onOpenChange={setLibraryOpen}
        goodsTypeId={props.goodsTypeId}
        itemTypes={itemTypes}
        onPick={(change) => {
          setLibraryOpen(false);
          onChange(change);
        }}
      />
    </section>
  );
}
