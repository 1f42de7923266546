import { useOffers } from "~/features/customer-area/offers";
import { uploadFile } from "~/features/uploads/upload-file";
import { uploadPicture } from "~/features/uploads/upload-picture";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { LinkButton } from "~/ui/buttons/link-button";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { SelectField } from "~/ui/selects/select-field";
import { UploadField } from "~/ui/uploads/upload-field";
import { useHydrated } from "~/ui/use-hydrated";
import {
  LIBRARY_GOODS_LIMITS,
  libraryGoodsIssues,
  readWeight,
  shopUrlIn,
} from "../../../schema/rules/catalog/library-goods";
import { uploadIssue } from "../../../schema/rules/files/upload";
import { parseVolume } from "../../../schema/rules/placing/order-draft";
import { readCharge } from "../../../schema/rules/wallet/order-profit";
import { withChangesElsewhere } from "./changes-elsewhere";
import { DetailsFields, type GoodsDetails } from "./details-fields";
import styles from "./goods-form.module.css";
import { GoodsTypeOptions } from "./goods-type-options";
import { goodsValuesOf } from "./goods-values";
import {
  AddLibraryGoodsDocument,
  ChangeLibraryGoodsDocument,
  type GoodsTypes,
  type LibraryGood,
} from "./library-queries";

interface GoodsFormProps {
  types: GoodsTypes;
  /** Initial values of the form; null for a blank one. */
  good: LibraryGood | null;
  /** Whether `good` is changed; otherwise a new good is made from it. */
  isChange: boolean;
  /** Target of 返回. */
  back: string;
  onDone(): void;
}

/** A good of the library, new or changed (GOODS-02, GOODS-04 to GOODS-08, GOODS-10). */
export function GoodsForm({ types, good, isChange, back, onDone }: GoodsFormProps) {
  const isHydrated = useHydrated();
  const { goodsDetails: hasDetails } = useOffers();
  const adding = useMutate(AddLibraryGoodsDocument, {
    success: "添加成功",
    changes: ["LibraryGoods"],
    onDone,
  });
  const change = useMutate(ChangeLibraryGoodsDocument, {
    success: "编辑成功",
    changes: ["LibraryGoods"],
    onEnd: onDone,
  });
  const form = useForm({
    initial: goodsValuesOf(good, { isChange }),
    keptAs: `goods/${isChange ? "change" : "new"}/${good?.id ?? ""}`,
    check: libraryGoodsIssues,
    async send(typed) {
      const values = good && isChange ? await withChangesElsewhere(good, typed) : typed;
      const input = {
        goodsTypeId: values.goodsTypeId,
        name: values.name.trim(),
        imageUrl: values.imgUrl ?? "",
        videoUrl: values.installVideoUrl,
        shopUrl: shopUrlIn(values.shopUrl),
        description: values.description.trim(),
        ...(hasDetails ? detailsOf(values) : {}),
      };
      return good && isChange
        ? change.send({ id: good.id, input })
        : adding.send((idempotencyKey) => ({ input, idempotencyKey }));
    },
  });
  return (
    <form onSubmit={form.submit} noValidate aria-label={isChange ? "编辑商品" : "添加商品"}>
      <fieldset disabled={!isHydrated} className={styles.fields}>
        <div className={styles.pair}>
          <UploadField
            {...form.file("imgUrl")}
            kind="image"
            label="商品图片"
            isRequired
            hint="jpg、png 格式，1 张"
            upload={uploadPicture}
            check={(file) => uploadIssue("image", file)}
          />
          <UploadField
            {...form.file("installVideoUrl")}
            kind="video"
            label="安装视频"
            hint="选填，mp4 格式，100M 以内，1 个"
            upload={uploadFile}
            check={(file) => uploadIssue("video", file)}
          />
        </div>
        <div className={styles.pair}>
          <SelectField
            id={form.idOf("goodsTypeId")}
            label="商品类别"
            name="goodsTypeId"
            isRequired
            value={form.values.goodsTypeId}
            onChange={(goodsTypeId) => form.set({ goodsTypeId })}
            error={form.errorOf("goodsTypeId")}
          >
            <option value="">请选择</option>
            <GoodsTypeOptions types={types} hasWhole />
          </SelectField>
          <TextField
            {...form.text("name")}
            label="商品名称"
            isRequired
            maxLength={LIBRARY_GOODS_LIMITS.name}
            autoComplete="off"
            placeholder="例如：1.8 米实木双人床"
          />
        </div>
        <TextField
          {...form.text("shopUrl")}
          label="商品链接"
          maxLength={LIBRARY_GOODS_LIMITS.shopUrl}
          autoComplete="off"
          placeholder="选填，可直接粘贴店铺分享的内容"
        />
        {hasDetails ? <DetailsFields form={form} id={isChange ? (good?.id ?? null) : null} /> : null}
        <TextField
          {...form.text("description")}
          label="商品描述"
          multiline
          rows={3}
          maxLength={LIBRARY_GOODS_LIMITS.description}
          placeholder="选填，材质、尺寸、安装要求等，下单时会一并带上"
        />
        <div className={styles.submit}>
          <LinkButton to={back}>返回</LinkButton>
          <SubmitButton isPending={form.isPending} isUploading={form.isUploading}>
            {isChange ? "保存修改" : "添加商品"}
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  );
}

/** The details to send; they were checked before. */
const detailsOf = ({ sku, volume, packingCount, weight, costPrice }: GoodsDetails) => ({
  sku: sku.trim() || null,
  volume: parseVolume(volume),
  packingCount: packingCount === "" ? null : Number(packingCount),
  weight: readWeight(weight) ?? null,
  costPrice: readCharge(costPrice) ?? null,
});
