import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { FormHelp } from "~/features/customer-area/form-help";
import { GoodsForm } from "~/features/goods-library/goods-form";
import { GoodsMissing } from "~/features/goods-library/goods-missing";
import { GOODS_LIST } from "~/features/goods-library/library-address";
import { GoodsFormPageDocument, readGoodsTypes } from "~/features/goods-library/library-queries";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Card } from "~/ui/layout/card";
import { FormPage } from "~/ui/layout/form-page";
import { PageHeader } from "~/ui/layout/page-header";
import { isRowId } from "../../../schema/rules/row-id";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const TITLES = { add: "添加商品", edit: "编辑商品", copy: "复制商品" } as const;

const HELP = [
  "下单时直接选用，不用再填名称、上传图片",
  "图片和安装视频随订单给师傅看，清楚的图片能减少来回确认",
  "描述里写明材质、尺寸和安装要求",
];

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(TITLES[page?.mode ?? "add"]) },
];

/** The form of a good: blank, `?id=` that is changed, or `?copy=` that a new one begins as (GOODS-02). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const search = new URL(request.url).searchParams;
  const id = search.get("id") ?? search.get("copy");
  const mode: keyof typeof TITLES = search.has("id") ? "edit" : search.has("copy") ? "copy" : "add";
  const isId = id !== null && isRowId(id);
  // Everything is needed: a form that forgot what there was would delete it.
  const { goodsTypes, viewer } = await context.graphql(GoodsFormPageDocument, {
    id: isId ? id : "0",
    hasGood: isId,
  });
  const good = viewer?.libraryGood ?? null;
  const isMissing = mode !== "add" && good === null;
  return data(
    { mode, good, isMissing, types: readGoodsTypes(goodsTypes) },
    { status: isMissing ? 404 : 200 },
  );
}

export default function GoodsFormPage() {
  const { mode, good, isMissing, types } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from: unknown = Object(state).from;
  const back = typeof from === "string" ? from : GOODS_LIST.path;
  if (isMissing) return <GoodsMissing />;
  return (
    <>
      <PageHeader
        title={TITLES[mode]}
        description={mode === "copy" ? "保存后是一个新商品，原来的商品不变" : undefined}
      />
      <FormPage aside={<FormHelp title="商品库的用处" points={HELP} />}>
        <Card>
          <GoodsForm
            key={`${mode}-${good?.id ?? ""}`}
            types={types}
            good={good}
            isChange={mode === "edit"}
            back={back}
            onDone={() => navigate(back)}
          />
        </Card>
      </FormPage>
    </>
  );
}
