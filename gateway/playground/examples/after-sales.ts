import type { Chapter } from "./example";

/** Refunds, markups, exceptions and complaints. */
export const afterSalesChapter: Chapter = {
  title: "售后",
  name: "After sales",
  examples: [
    {
      title: "退款列表",
      name: "Refunds",
      query: `query Refunds($page: Int) {
  viewer {
    refunds(page: $page) {
      total
      nodes {
        refund { id statusName applyAmount createdAt }
        order { orderNo goodsTypeName displayStatus }
      }
    }
  }
}`,
      variables: { page: 1 },
    },
    {
      title: "一笔退款",
      name: "One refund",
      query: `query OneRefund($id: ID!) {
  refund(id: $id) {
    refundNo
    statusName
    reason
    totalAmount
    applyAmount
    amount
    payWay
    createdAt
    succeededAt
    actions
  }
}`,
      variables: { id: "2463505" },
    },
    {
      title: "待处理的加价",
      name: "Markups that wait for an answer",
      query: `query MarkupRequests {
  viewer {
    markupRequests { total nodes { id orderNo kind amount remark createdAt } }
  }
}`,
    },
    {
      title: "异常订单",
      name: "Exceptions",
      query: `query Exceptions {
  viewer {
    abnormalRecords { total nodes { id orderNo type status description sourceName createdAt } }
  }
}`,
    },
    {
      title: "投诉",
      name: "Complaints",
      query: `query Complaints {
  viewer {
    complaints { total nodes { id orderNo objectName statusName content createdAt canRevoke } }
  }
}`,
    },
  ],
};
