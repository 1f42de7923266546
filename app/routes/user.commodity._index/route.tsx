import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { GoodsCard } from "~/features/goods-library/goods-card";
import cardStyles from "~/features/goods-library/goods-card.module.css";
import { GOODS_LIST, GOODS_PAGES } from "~/features/goods-library/library-address";
import { readGoodsTypes } from "~/features/goods-library/library-queries";
import { LibrarySearch } from "~/features/goods-library/library-search";
import { useChosenGoods } from "~/features/goods-library/use-chosen-goods";
import { leaveEmptyPage } from "~/features/list/behind-end.server";
import { listBoundary, useListData } from "~/features/list/list-data";
import { ListEmpty } from "~/features/list/list-empty";
import { ListRows } from "~/features/list/list-rows";
import { sizeOf } from "~/features/list/page-sizes";
import { usePlace } from "~/features/list/use-place";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Copy, Plus } from "~/ui/icons";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { BulkBar } from "~/ui/tables/bulk-bar";
import { DELETED_TOGETHER_MAX } from "../../../schema/rules/catalog/library-goods";

const GoodsLibraryDocument = graphql(`
  query GoodsLibrary($goodsTypeId: ID, $keyword: String, $page: Int!, $pageSize: Int!) {
    goodsTypes { id name children { id name } }
    viewer {
      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: $page, pageSize: $pageSize) {
        nodes { id ...GoodsCard }
        total
      }
    }
  }
`);

const DeleteGoodsDialog = lazyComponent(
  async () => (await import("~/features/goods-library/delete-goods-dialog")).DeleteGoodsDialog,
);
const PasteLibraryDialog = lazyComponent(
  async () => (await import("~/features/goods-library/paste/paste-library-dialog")).PasteLibraryDialog,
);

export const meta: MetaFunction = () => [{ title: pageTitle("我的商品") }];

/** The goods library, twelve on a page (GOODS-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const place = GOODS_LIST.read(new URL(request.url).searchParams);
  const size = sizeOf(GOODS_LIST, place, request.headers.get("cookie"));
  const { goodsTypes, viewer, refusal } = await context.graphqlParts(GoodsLibraryDocument, {
    goodsTypeId: place.filter.goodsTypeId ?? null,
    keyword: place.filter.keyWord ?? null,
    page: place.page,
    pageSize: size,
  });
  const { libraryGoods: goods = null } = requireViewer(request, viewer);
  leaveEmptyPage(request, goods, GOODS_LIST);
  return { goods, types: readGoodsTypes(goodsTypes), size, refusal };
}

const nothing = () => ({ goods: null, types: [], size: GOODS_LIST.pageSize });

export default function GoodsLibrary() {
  useReloadOn(["LibraryGoods"]);
  const { goods, types, size } = useListData<typeof loader>(nothing);
  const place = usePlace(GOODS_LIST);
  const [deleted, setDeleted] = useState<readonly string[] | null>(null);
  const [isPasting, setPasting] = useState(false);
  const offers = useOffers();
  const shown = goods?.nodes.map(({ id }) => id) ?? [];
  const chosen = useChosenGoods(shown, GOODS_LIST.href({ filter: place.shown.filter }));
  const isTooMany = chosen.ids.length > DELETED_TOGETHER_MAX;
  const add = (
    <LinkButton to={GOODS_PAGES.add} variant="primary" icon={<Plus size={16} />}>
      添加商品
    </LinkButton>
  );
  const paste = offers.library ? (
    <Button icon={<Copy size={16} />} aria-haspopup="dialog" onPress={() => setPasting(true)}>
      批量粘贴
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title="我的商品"
        description="常用的商品存在这里，下单时直接选用，最近下过单的排在最前"
        actions={
          <>
            {paste}
            {add}
          </>
        }
      />
      <LibrarySearch filter={place.aimed.filter} types={types} />
      <ListRows
        what="商品列表"
        at={GOODS_LIST}
        place={place}
        size={size}
        list={goods}
        empty={
          <ListEmpty
            at={GOODS_LIST}
            filter={place.shown.filter}
            illustration="goods"
            title="没有商品"
            narrowed={{ description: "换一个类别或名称试试", all: "查看全部商品" }}
            nothing={{ description: "添加常用的商品，下次下单时不用再填名称、传图片", action: add }}
          />
        }
        below={
          <BulkBar
            count={chosen.ids.length}
            actions={
              <>
                <Button
                  size="sm"
                  variant="danger"
                  isDisabled={isTooMany}
                  aria-haspopup="dialog"
                  onPress={() => setDeleted(chosen.ids)}
                >
                  删除所选
                </Button>
                {chosen.isPageChosen ? null : (
                  <Button size="sm" variant="ghost" onPress={chosen.choosePage}>
                    全选本页
                  </Button>
                )}
                <Button size="sm" variant="ghost" onPress={chosen.clear}>
                  取消选择
                </Button>
              </>
            }
          >
            {isTooMany ? `，一次最多删除 ${DELETED_TOGETHER_MAX} 项` : null}
          </BulkBar>
        }
      >
        <ul className={cardStyles.list} aria-label="商品列表" aria-busy={place.isBusy || undefined}>
          {goods?.nodes.map((good) => (
            <GoodsCard
              key={good.id}
              good={good}
              isChosen={chosen.has(good.id)}
              onChoose={offers.library ? (isChosen) => chosen.choose(good.id, isChosen) : null}
              onDelete={() => setDeleted([good.id])}
            />
          ))}
        </ul>
      </ListRows>
      {deleted ? (
        <DeleteGoodsDialog
          ids={deleted}
          onClose={() => setDeleted(null)}
          onGone={() => chosen.drop(deleted)}
        />
      ) : null}
      {isPasting ? <PasteLibraryDialog types={types} onClose={() => setPasting(false)} /> : null}
    </>
  );
}

export const ErrorBoundary = listBoundary(GoodsLibrary);
