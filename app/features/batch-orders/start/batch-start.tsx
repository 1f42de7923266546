import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { CategoryDrawing } from "~/features/illustrations/drawing";
import type { ExportedRows } from "~/features/list/export/export-dialog";
import type { OrderType } from "~/gql/graphql";
import { Button } from "~/ui/buttons/button";
import { RadioCards } from "~/ui/fields/radio-cards";
import { Download } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { useHydrated } from "~/ui/use-hydrated";
import { BATCH_PAGE } from "../batch-address";
import styles from "./batch-start.module.css";
import { SheetUpload } from "./sheet-upload";
import { StepTitle } from "./step-title";

/** Loaded when something is downloaded. */
const ExportDialog = lazyComponent(
  async () => (await import("~/features/list/export/export-dialog")).ExportDialog,
);
const TemplateDialog = lazyComponent(async () => (await import("./template-dialog")).TemplateDialog);

interface BatchStartProps {
  goodsTypes: readonly { id: string; name: string; icon: string }[];
  /** Whether this customer may place immediate orders (ROLE-13). */
  mayOrderImmediately: boolean;
}

const CATEGORY_ID = "batch-category";
/** Order types for the rows of a table (BATCH-03, BATCH-04). */
const ORDER_TYPES = [
  { value: "GENERAL", label: "普通订单", description: "师傅接单后与客户预约上门" },
  { value: "TIMELY", label: "即时订单", description: "一口价，平台立即安排师傅" },
] as const;

const CATEGORY_FIRST = "请先选择商品类目";

/**
 * The documented steps: first a category, then goods, template and upload; the results are records below
 * (BATCH-01..05).
 */
export function BatchStart({ goodsTypes, mayOrderImmediately }: BatchStartProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [orderType, setOrderType] = useState<OrderType>("GENERAL");
  const [isMissing, setMissing] = useState(false);
  const [download, setDownload] = useState<ExportedRows | null>(null);
  const [isExplaining, setExplaining] = useState(false);
  const category = goodsTypes.find(({ id }) => id === categoryId) ?? null;
  const missing = () => {
    setMissing(true);
    document.getElementById(CATEGORY_ID)?.scrollIntoView({ block: "center" });
  };
  const get = (path: string, title: string) => {
    if (!category) return missing();
    setDownload({ href: `/order/api/order/${path}goodTypeId=${category.id}`, title, unit: "行" });
  };
  return (
    <>
      <Card title="选择商品类目">
        <fieldset disabled={!isHydrated} className={styles.choices}>
          <RadioCards
            id={CATEGORY_ID}
            label="商品类目"
            layout="tiles"
            isRequired
            value={categoryId}
            onChange={(id) => {
              setCategoryId(id);
              setMissing(false);
            }}
            error={isMissing ? CATEGORY_FIRST : null}
            options={goodsTypes.map((type) => ({
              value: type.id,
              label: type.name,
              icon: <CategoryDrawing icon={type.icon} size={48} />,
            }))}
          />
          {mayOrderImmediately ? (
            <RadioCards label="订单类型" value={orderType} onChange={setOrderType} options={ORDER_TYPES} />
          ) : null}
        </fieldset>
      </Card>
      <ol className={styles.steps} aria-label="批量下单步骤">
        <li className={styles.step}>
          <StepTitle number={1}>下载我的商品</StepTitle>
          <p className={styles.hint}>表格中的商品名称要与商品库一致，可从这里复制。</p>
          <Button icon={<Download size={16} />} onPress={() => get("download_user_goods?", "下载我的商品")}>
            下载我的商品
          </Button>
        </li>
        <li className={styles.step}>
          <StepTitle number={2}>下载模板</StepTitle>
          <p className={styles.hint}>
            一行一个订单，一单多件可填多行；第二行是填写示例。用店铺导出的表格可跳过这一步。
          </p>
          <div className={styles.actions}>
            <Button
              icon={<Download size={16} />}
              onPress={() => get(`get_first_template_stream?orderType=${orderType}&`, "下载模板")}
            >
              下载模板
            </Button>
            <Button variant="ghost" aria-haspopup="dialog" onPress={() => setExplaining(true)}>
              各列说明
            </Button>
          </div>
        </li>
        <li className={`${styles.step} ${styles.wide}`}>
          <StepTitle number={3}>上传表格</StepTitle>
          <SheetUpload
            category={category}
            orderType={orderType}
            onCategoryMissing={missing}
            onImported={(importId) => navigate(BATCH_PAGE.href({ filter: { import: importId } }))}
          />
        </li>
      </ol>
      {isExplaining ? <TemplateDialog orderType={orderType} onClose={() => setExplaining(false)} /> : null}
      {download ? <ExportDialog {...download} onClose={() => setDownload(null)} /> : null}
    </>
  );
}
