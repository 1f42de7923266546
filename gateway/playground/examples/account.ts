import type { Chapter } from "./example";

/** Who is signed in, and what belongs to the account. */
export const accountChapter: Chapter = {
  title: "账户",
  name: "Account",
  examples: [
    {
      title: "我是谁",
      name: "Who am I?",
      query: `query Me {
  viewer {
    id
    customer { nickname maskedPhone hasPayPassword }
    wallet { balance withdrawing }
    unreadMessages
  }
}`,
    },
    {
      title: "我的消息",
      name: "My messages",
      query: `query MyMessages($page: Int, $kind: MessageKind) {
  viewer {
    messages(page: $page, pageSize: 5, kind: $kind) {
      total
      unread { service system appointment all }
      nodes { id kind title content createdAt isRead associatedId }
    }
  }
}`,
      variables: { page: 1, kind: "SERVICE" },
    },
    {
      title: "在商品库中搜索",
      name: "Search my goods",
      query: `query Library($keyword: String) {
  viewer {
    libraryGoods(keyword: $keyword) { total nodes { id name goodsTypeName imageUrl } }
  }
}`,
      variables: { keyword: "沙发" },
    },
    {
      title: "常用收货人",
      name: "Recipients",
      query: `query Recipients {
  viewer {
    recipients { id name phone provinceName cityName areaName address isPinned }
  }
}`,
    },
    {
      title: "保存一个列表视图",
      name: "Save a view of the list",
      query: `mutation SaveView($name: String!, $query: String!) {
  saveOrderView(name: $name, query: $query) {
    ... on OrderViewSaved { viewer { orderViews { id name query isPinned } } }
    ... on BusinessError { code message }
  }
}`,
      variables: { name: "待安装", query: "status=WAIT_INSTALL" },
    },
  ],
};
