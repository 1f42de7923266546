import type { Chapter } from "./example";

/** An order of the demo data that waits for its installation. */
const ORDER = "435985";

/** Reading orders, and customers' notes about them. */
export const ordersChapter: Chapter = {
  title: "订单",
  name: "Orders",
  examples: [
    {
      title: "各状态的订单数",
      name: "How many orders of each kind",
      query: `query OrderCounts {
  viewer {
    orderCounts { filter count }
  }
}`,
    },
    {
      title: "订单列表，分页",
      name: "My orders, page by page",
      query: `query MyOrders($page: Int, $pageSize: Int) {
  viewer {
    orders(page: $page, pageSize: $pageSize) {
      total
      nodes { id orderNo displayStatus createdAt goodsTypeName displayAddress totalAmount actions }
    }
  }
}`,
      variables: { page: 2, pageSize: 4 },
    },
    {
      title: "筛选订单",
      name: "Orders by filter",
      query: `query FindOrders($filter: OrderListFilter) {
  viewer {
    orders(filter: $filter) {
      total
      nodes { id orderNo displayStatus customerName workerName appointmentAt }
    }
  }
}`,
      variables: { filter: { status: "WAIT_INSTALL", goodsTypeName: "灯具" } },
    },
    {
      title: "一个订单",
      name: "One order",
      query: `query OneOrder($id: ID!) {
  order(id: $id) {
    orderNo
    displayStatus
    nextStep
    items { name count goodsTypeName imageUrl }
    lines { name fee }
    totalAmount
    payWay
    paidAt
    workerName
    appointmentAt
    actions
  }
}`,
      variables: { id: ORDER },
    },
    {
      title: "等待付款的订单",
      name: "Orders to pay, and how",
      query: `query UnpaidOrders {
  viewer {
    wallet { balance }
    unpaidOrders { id orderNo totalAmount expiresAt }
  }
  payWays
}`,
    },
    {
      title: "写一条备注",
      name: "Write a note",
      query: `mutation AddFollowUp($input: FollowUpInput!, $idempotencyKey: String!) {
  addFollowUp(input: $input, idempotencyKey: $idempotencyKey) {
    ... on FollowUps { followUps { id content createdAt } }
    ... on BusinessError { code message }
  }
}`,
      variables: { input: { orderId: ORDER, content: "客户周末在家" }, idempotencyKey: "note-20261126-01" },
    },
    {
      title: "订单备注",
      name: "Notes on an order",
      query: `query FollowUps($orderId: ID!) {
  followUps(orderId: $orderId) { id content imageUrls createdAt }
}`,
      variables: { orderId: ORDER },
    },
    {
      title: "固定收货人",
      name: "Pin the recipient of an order",
      query: `mutation PinRecipient($orderId: ID!) {
  pinRecipient(orderId: $orderId, pinned: true) {
    ... on RecipientPinned { viewer { recipients { name isPinned } } }
    ... on BusinessError { code message }
  }
}`,
      variables: { orderId: ORDER },
    },
  ],
};
