import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { GoodsMissing } from "~/features/goods-library/goods-missing";
import { GOODS_LIST, GOODS_PAGES } from "~/features/goods-library/library-address";
import { MediaGallery } from "~/features/media/media-gallery";
import { graphql } from "~/gql";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { Money } from "~/ui/values/money";
import { isRowId } from "../../../schema/rules/row-id";
import styles from "./goods-page.module.css";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const GoodsPageDocument = graphql(`
  query GoodsPage($id: ID!) {
    viewer {
      libraryGood(id: $id) {
        id name goodsTypeName imageUrl videoUrl shopUrl description sku volume packingCount weight costPrice
      }
    }
  }
`);

const DeleteGoodsDialog = lazyComponent(
  async () => (await import("~/features/goods-library/delete-goods-dialog")).DeleteGoodsDialog,
);

export const meta: MetaFunction = () => [{ title: pageTitle("商品详情") }];

/** One good of the library (GOODS-03); another customer's is a missing one (ROLE-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const found = isRowId(id) ? await context.graphql(GoodsPageDocument, { id }) : null;
  const good = found?.viewer?.libraryGood ?? null;
  return data({ good }, { status: good ? 200 : 404 });
}

export default function GoodsPage() {
  const { good } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  if (!good) return <GoodsMissing />;
  const here = { from: GOODS_PAGES.detail(good.id) };
  return (
    <>
      <PageHeader
        title="商品详情"
        actions={
          <>
            <LinkButton to={GOODS_LIST.path}>返回列表</LinkButton>
            <Button aria-haspopup="dialog" onPress={() => setDeleting(true)}>
              删除
            </Button>
            <LinkButton to={GOODS_PAGES.copy(good.id)}>复制</LinkButton>
            <LinkButton to={GOODS_PAGES.edit(good.id)} state={here}>
              编辑
            </LinkButton>
            <LinkButton to={GOODS_PAGES.order(good.id)} variant="primary">
              用它下单
            </LinkButton>
          </>
        }
      />
      <div className={styles.good}>
        <MediaGallery
          size="whole"
          label={good.name}
          urls={good.videoUrl ? [good.imageUrl, good.videoUrl] : [good.imageUrl]}
        />
        <Card title={good.name}>
          <Facts>
            <Fact name="商品类别">{good.goodsTypeName}</Fact>
            <Fact name="商家编码">{good.sku}</Fact>
            <Fact name="单件体积">{good.volume === null ? null : `${good.volume} m³`}</Fact>
            <Fact name="包装件数">{good.packingCount === null ? null : `${good.packingCount} 件`}</Fact>
            <Fact name="单件重量">{good.weight === null ? null : `${good.weight} kg`}</Fact>
            <Fact name="单件成本">
              {good.costPrice === null ? null : <Money fen={good.costPrice} size="sm" />}
            </Fact>
            <Fact name="商品链接" isWide>
              {good.shopUrl ? (
                <a href={good.shopUrl} target="_blank" rel="noopener noreferrer nofollow">
                  {good.shopUrl}
                </a>
              ) : null}
            </Fact>
            <Fact name="商品描述" isWide>
              {good.description ? <span className={styles.words}>{good.description}</span> : null}
            </Fact>
          </Facts>
        </Card>
      </div>
      {isDeleting ? (
        <DeleteGoodsDialog
          ids={[good.id]}
          onClose={() => setDeleting(false)}
          onGone={() => navigate(GOODS_LIST.path, { replace: true })}
        />
      ) : null}
    </>
  );
}
