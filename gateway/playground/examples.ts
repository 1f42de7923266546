/** A ready-made operation of the playground. A test validates each against the schema. */
export interface Example {
  domain: string;
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

const page = { page: 1 };

/** Operations worth starting from, by domain. */
export const EXAMPLES: readonly Example[] = [
  {
    domain: "Reference data",
    name: "Categories",
    query: `query Categories {
  goodsTypes { id name icon children { id name } }
}`,
  },
  {
    domain: "Reference data",
    name: "Service types of a category",
    query: `query ServiceTypes($goodsTypeId: ID!) {
  serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }
}`,
    variables: { goodsTypeId: "1" },
  },
  {
    domain: "Reference data",
    name: "Provinces, then one level below",
    query: `query Areas($parentCode: String!) {
  provinces { code name }
  areaChildren(parentCode: $parentCode) { code name }
}`,
    variables: { parentCode: "33" },
  },
  {
    domain: "Reference data",
    name: "Is an area served?",
    query: `query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
  areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
  areaTips(areaCode: $areaCode)
}`,
    variables: { goodsTypeId: "1", areaCode: "330106" },
  },
  {
    domain: "Reference data",
    name: "Help articles",
    query: `query Help {
  articles(type: HELP) { total nodes { id title createdAt content } }
}`,
  },
  {
    domain: "Session",
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
    domain: "Session",
    name: "Open a captcha challenge",
    query: `mutation StartCaptcha {
  startSliderCaptcha {
    ... on SliderChallenge { challenge provider puzzle { width height pieceWidth pieceTop } }
    ... on BusinessError { code message }
  }
}`,
  },
  {
    domain: "Session",
    name: "Send an SMS code",
    query: `mutation SendCode($input: SendSmsCodeInput!) {
  sendSmsCode(input: $input) {
    ... on SmsCodeSent { resendAfterSeconds }
    ... on BusinessError { code message }
  }
}`,
    variables: { input: { phone: "13800000000", captchaGrant: "the grant of validateCaptcha" } },
  },
  {
    domain: "Session",
    name: "Sign in",
    query: `mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    ... on SignedIn { viewer { id customer { nickname } } }
    ... on BusinessError { code message }
  }
}`,
    variables: { input: { phone: "13800000000", code: "123456" } },
  },
  {
    domain: "Session",
    name: "Sign out",
    query: `mutation SignOut {
  logout {
    ... on SignedOut { ok }
    ... on BusinessError { code message }
  }
}`,
  },
  {
    domain: "Orders",
    name: "My orders",
    query: `query MyOrders($page: Int, $status: OrderStatus) {
  viewer {
    orders(page: $page, status: $status) {
      total
      nodes { id orderNo displayStatus createdAt goodsTypeName displayAddress totalAmount expiresAt actions }
    }
  }
}`,
    variables: { ...page, status: "WAIT_PAY" },
  },
  {
    domain: "Orders",
    name: "One order",
    query: `query OneOrder($id: ID!) {
  order(id: $id) {
    orderNo
    displayStatus
    items { name count goodsTypeName imageUrl }
    lines { name fee }
    totalAmount
    paidAt
    payWay
    actions
  }
}`,
    variables: { id: "1" },
  },
  {
    domain: "Orders",
    name: "Price of a job",
    query: `query Quote($input: PriceQuoteInput!) {
  priceQuote(input: $input) {
    ... on PriceQuote { lines { name fee } workerFee totalFee }
    ... on BusinessError { code message }
  }
}`,
    variables: {
      input: {
        goodsTypeId: "1",
        serviceTypeId: "1",
        areaCode: "330106",
        totalVolume: 1.5,
        items: [{ name: "双人沙发", count: 1, goodsTypeId: "1" }],
        packingCount: 2,
      },
    },
  },
  {
    domain: "Payment",
    name: "Ways to pay",
    query: `query PayWays {
  payWays
}`,
  },
  {
    domain: "Payment",
    name: "Pay an order from the wallet",
    query: `mutation Pay($input: PayOrderInput!) {
  payOrder(input: $input) {
    ... on OrderPayment { order { orderNo displayStatus paidAt } }
    ... on BusinessError { code message }
  }
}`,
    variables: {
      input: { idempotencyKey: "playground-1", orderId: "1", payWay: "WALLET", password: "123456" },
    },
  },
  {
    domain: "Messages",
    name: "My messages",
    query: `query MyMessages($page: Int) {
  viewer {
    messages(page: $page) {
      total
      unread { service system appointment all }
      nodes { id kind title createdAt isRead associatedId }
    }
  }
}`,
    variables: page,
  },
  {
    domain: "Goods library",
    name: "Search my goods",
    query: `query Library($keyword: String) {
  viewer {
    libraryGoods(keyword: $keyword) { total nodes { id name goodsTypeName imageUrl } }
  }
}`,
    variables: { keyword: "沙发" },
  },
];
