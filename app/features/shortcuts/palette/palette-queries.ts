import { graphql } from "~/gql";

/** The newest orders of a filter. */
export const PaletteOrdersDocument = graphql(`
  query PaletteOrders($filter: OrderListFilter!) {
    viewer {
      orders(filter: $filter, page: 1, pageSize: 5) {
        nodes { id orderNo customerName displayStatus serviceTypeName }
      }
    }
  }
`);

/** Saved goods whose name contains the text. */
export const PaletteGoodsDocument = graphql(`
  query PaletteGoods($keyword: String!) {
    viewer {
      libraryGoods(keyword: $keyword, page: 1, pageSize: 5) {
        nodes { id name goodsTypeName }
      }
    }
  }
`);
