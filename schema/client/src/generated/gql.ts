/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query GoodsTypes($areaCode: String) {\n  goodsTypes(areaCode: $areaCode) {\n    id\n    name\n    children {\n      id\n      name\n    }\n  }\n}\n\nquery ServiceTypes($goodsTypeId: ID!) {\n  serviceTypes(goodsTypeId: $goodsTypeId) {\n    id\n    name\n    takeDeliveryFee\n  }\n}\n\nquery AreaChildren($parentCode: String!) {\n  areaChildren(parentCode: $parentCode) {\n    code\n    name\n  }\n}": typeof types.GoodsTypesDocument,
    "mutation PayOrder($input: PayOrderInput!) {\n  payOrder(input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation RefundOrder($orderId: ID!) {\n  refundOrder(orderId: $orderId) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n  requestRefund(orderId: $orderId, input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nquery Ledger($filter: CashFlowFilter, $page: Int, $pageSize: Int) {\n  viewer {\n    wallet {\n      balance\n    }\n    cashFlows(filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      nodes {\n        id\n        createdAt\n        content\n        amount\n        balanceAfter\n        orderId\n        orderNo\n      }\n    }\n  }\n}": typeof types.PayOrderDocument,
    "fragment Refusal on BusinessError {\n  reason\n  code\n  field\n  message\n}\n\nfragment OrderFacts on Order {\n  id\n  orderNo\n  shopOrderNo\n  status\n  displayStatus\n  totalAmount\n  createdAt\n  paidAt\n  appointmentAt\n  workerName\n  workerPhone\n  completedAt\n}\n\nquery QuotePrice($input: PriceQuoteInput!) {\n  priceQuote(input: $input) {\n    __typename\n    ... on PriceQuote {\n      totalFee\n      workerFee\n    }\n    ...Refusal\n  }\n}\n\nmutation PlaceOrder($input: CreateOrderInput!) {\n  createOrder(input: $input) {\n    __typename\n    ... on OrderCreated {\n      orderId\n    }\n    ...Refusal\n  }\n}\n\nmutation CancelOrder($orderId: ID!) {\n  cancelOrder(orderId: $orderId) {\n    __typename\n    ...Refusal\n  }\n}\n\nquery Order($id: ID!) {\n  order(id: $id) {\n    ...OrderFacts\n  }\n}\n\nquery Orders($filter: OrderListFilter, $page: Int, $pageSize: Int) {\n  viewer {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      nodes {\n        ...OrderFacts\n      }\n    }\n  }\n}": typeof types.RefusalFragmentDoc,
};
const documents: Documents = {
    "query GoodsTypes($areaCode: String) {\n  goodsTypes(areaCode: $areaCode) {\n    id\n    name\n    children {\n      id\n      name\n    }\n  }\n}\n\nquery ServiceTypes($goodsTypeId: ID!) {\n  serviceTypes(goodsTypeId: $goodsTypeId) {\n    id\n    name\n    takeDeliveryFee\n  }\n}\n\nquery AreaChildren($parentCode: String!) {\n  areaChildren(parentCode: $parentCode) {\n    code\n    name\n  }\n}": types.GoodsTypesDocument,
    "mutation PayOrder($input: PayOrderInput!) {\n  payOrder(input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation RefundOrder($orderId: ID!) {\n  refundOrder(orderId: $orderId) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n  requestRefund(orderId: $orderId, input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nquery Ledger($filter: CashFlowFilter, $page: Int, $pageSize: Int) {\n  viewer {\n    wallet {\n      balance\n    }\n    cashFlows(filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      nodes {\n        id\n        createdAt\n        content\n        amount\n        balanceAfter\n        orderId\n        orderNo\n      }\n    }\n  }\n}": types.PayOrderDocument,
    "fragment Refusal on BusinessError {\n  reason\n  code\n  field\n  message\n}\n\nfragment OrderFacts on Order {\n  id\n  orderNo\n  shopOrderNo\n  status\n  displayStatus\n  totalAmount\n  createdAt\n  paidAt\n  appointmentAt\n  workerName\n  workerPhone\n  completedAt\n}\n\nquery QuotePrice($input: PriceQuoteInput!) {\n  priceQuote(input: $input) {\n    __typename\n    ... on PriceQuote {\n      totalFee\n      workerFee\n    }\n    ...Refusal\n  }\n}\n\nmutation PlaceOrder($input: CreateOrderInput!) {\n  createOrder(input: $input) {\n    __typename\n    ... on OrderCreated {\n      orderId\n    }\n    ...Refusal\n  }\n}\n\nmutation CancelOrder($orderId: ID!) {\n  cancelOrder(orderId: $orderId) {\n    __typename\n    ...Refusal\n  }\n}\n\nquery Order($id: ID!) {\n  order(id: $id) {\n    ...OrderFacts\n  }\n}\n\nquery Orders($filter: OrderListFilter, $page: Int, $pageSize: Int) {\n  viewer {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      nodes {\n        ...OrderFacts\n      }\n    }\n  }\n}": types.RefusalFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GoodsTypes($areaCode: String) {\n  goodsTypes(areaCode: $areaCode) {\n    id\n    name\n    children {\n      id\n      name\n    }\n  }\n}\n\nquery ServiceTypes($goodsTypeId: ID!) {\n  serviceTypes(goodsTypeId: $goodsTypeId) {\n    id\n    name\n    takeDeliveryFee\n  }\n}\n\nquery AreaChildren($parentCode: String!) {\n  areaChildren(parentCode: $parentCode) {\n    code\n    name\n  }\n}"): typeof import('./graphql.js').GoodsTypesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayOrder($input: PayOrderInput!) {\n  payOrder(input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation RefundOrder($orderId: ID!) {\n  refundOrder(orderId: $orderId) {\n    __typename\n    ...Refusal\n  }\n}\n\nmutation RequestRefund($orderId: ID!, $input: RefundInput!) {\n  requestRefund(orderId: $orderId, input: $input) {\n    __typename\n    ...Refusal\n  }\n}\n\nquery Ledger($filter: CashFlowFilter, $page: Int, $pageSize: Int) {\n  viewer {\n    wallet {\n      balance\n    }\n    cashFlows(filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      nodes {\n        id\n        createdAt\n        content\n        amount\n        balanceAfter\n        orderId\n        orderNo\n      }\n    }\n  }\n}"): typeof import('./graphql.js').PayOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Refusal on BusinessError {\n  reason\n  code\n  field\n  message\n}\n\nfragment OrderFacts on Order {\n  id\n  orderNo\n  shopOrderNo\n  status\n  displayStatus\n  totalAmount\n  createdAt\n  paidAt\n  appointmentAt\n  workerName\n  workerPhone\n  completedAt\n}\n\nquery QuotePrice($input: PriceQuoteInput!) {\n  priceQuote(input: $input) {\n    __typename\n    ... on PriceQuote {\n      totalFee\n      workerFee\n    }\n    ...Refusal\n  }\n}\n\nmutation PlaceOrder($input: CreateOrderInput!) {\n  createOrder(input: $input) {\n    __typename\n    ... on OrderCreated {\n      orderId\n    }\n    ...Refusal\n  }\n}\n\nmutation CancelOrder($orderId: ID!) {\n  cancelOrder(orderId: $orderId) {\n    __typename\n    ...Refusal\n  }\n}\n\nquery Order($id: ID!) {\n  order(id: $id) {\n    ...OrderFacts\n  }\n}\n\nquery Orders($filter: OrderListFilter, $page: Int, $pageSize: Int) {\n  viewer {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      total\n      nodes {\n        ...OrderFacts\n      }\n    }\n  }\n}"): typeof import('./graphql.js').RefusalFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
