import DataLoader from "dataloader";
import type { Loaders } from "../../schema/graphql/context";
import type { listArticles } from "../../schema/rest/content/content";
import type { listMessages } from "../../schema/rest/messages/messages";
import { nullIfMissing } from "../../schema/rest/null-if-missing";
import type { getOrder } from "../../schema/rest/orders/orders";
import type { CallArgs, CallData } from "../../schema/rest/rest-call";
import type { RestClient } from "../../schema/rest/rest-client";
import { refundStateOf } from "../../schema/rules/refunds/refund-state";

/** Adds the tab to messages of a tab, when the backend does not answer it. */
const ofTab =
  (tab: CallArgs<typeof listMessages>["body"]["type"]) =>
  (list: CallData<typeof listMessages>): CallData<typeof listMessages> =>
    tab === undefined || list.pageResult.rows.every(({ type }) => type !== null)
      ? list
      : {
          ...list,
          pageResult: {
            ...list.pageResult,
            rows: list.pageResult.rows.map((row) => ({ ...row, type: row.type ?? tab })),
          },
        };

/** The loaders of one request. `rest` is a function because loaders and client need each other. */
export function createLoaders(rest: () => RestClient): Loaders {
  const forget: (() => void)[] = [];
  const once = <T>(load: () => Promise<T>) => {
    let loading: Promise<T> | undefined;
    forget.push(() => {
      loading = undefined;
    });
    return () => {
      loading ??= load();
      return loading;
    };
  };

  const readOrder = (id: string) =>
    rest()
      .orders.getOrder({ params: { id } })
      .then((order) => ({ ...order, refundState: refundStateOf(order) }))
      .catch(nullIfMissing);
  const orders = new DataLoader<string, CallData<typeof getOrder> | null>(
    // The contract has no call for several orders, so the orders of a batch are read in parallel.
    (ids) => Promise.all(ids.map(readOrder)),
    { batch: false },
  );
  const messages = new DataLoader(
    (pages: readonly CallArgs<typeof listMessages>["body"][]) =>
      Promise.all(pages.map((body) => rest().messages.listMessages({ body }).then(ofTab(body.type)))),
    { batch: false, cacheKeyFn: ({ pageIndex, pageSize, type }) => `${pageIndex}/${pageSize}/${type ?? ""}` },
  );

  const articles = new DataLoader(
    (pages: readonly CallArgs<typeof listArticles>["query"][]) =>
      Promise.all(pages.map((query) => rest().content.listArticles({ query }))),
    {
      batch: false,
      cacheKeyFn: ({ typeCode, pageIndex, pageSize }) => `${typeCode}/${pageIndex}/${pageSize}`,
    },
  );

  const goodsTypeTrees = new DataLoader(
    (areaCodes: readonly string[]) =>
      Promise.all(
        areaCodes.map((code) => rest().goods.listGoodsTypes({ query: code ? { areaCode: code } : {} })),
      ),
    { batch: false },
  );

  return {
    customer: once(() => rest().customer.getCustomer()),
    balance: once(() => rest().customer.getBalance()),
    areaTree: once(() => rest().areas.getAreaTree()),
    // DataLoader does not allow null as a key.
    goodsTypeTree: (areaCode) => goodsTypeTrees.load(areaCode ?? ""),
    order: (id) => orders.load(id),
    messages: (page) => messages.load(page),
    articles: (page) => articles.load(page),
    clear() {
      for (const reset of forget) reset();
      goodsTypeTrees.clearAll();
      orders.clearAll();
      messages.clearAll();
      articles.clearAll();
    },
  };
}
