import type { Chapter } from "./example";

const FURNITURE = "1";
const XIHU = "330106";

/** What placing an order asks for. */
export const placingChapter: Chapter = {
  title: "下单",
  name: "Placing an order",
  examples: [
    {
      title: "一单的价格",
      name: "Price of a job",
      query: `query Quote($input: PriceQuoteInput!) {
  priceQuote(input: $input) {
    ... on PriceQuote { lines { name fee } workerFee totalFee }
    ... on BusinessError { code message }
  }
}`,
      variables: {
        input: {
          goodsTypeId: FURNITURE,
          serviceTypeId: "1",
          areaCode: XIHU,
          totalVolume: 1.5,
          items: [{ name: "双人沙发", count: 1, goodsTypeId: FURNITURE }],
          packingCount: 2,
        },
      },
    },
    {
      title: "该地区是否有服务",
      name: "Is an area served?",
      query: `query AreaServed($goodsTypeId: ID!, $areaCode: String!) {
  areaServed(goodsTypeId: $goodsTypeId, areaCode: $areaCode)
  areaTips(areaCode: $areaCode)
}`,
      variables: { goodsTypeId: FURNITURE, areaCode: XIHU },
    },
    {
      title: "地址的位置",
      name: "Where an address is",
      query: `query AddressLocation($address: String!) {
  addressLocation(address: $address) { lat lng }
}`,
      variables: { address: "浙江省杭州市西湖区文三路 478 号" },
    },
    {
      title: "物流公司",
      name: "Carriers by name",
      query: `query Carriers($name: String) {
  logisticsCompanies(name: $name) { code name }
}`,
      variables: { name: "德邦" },
    },
    {
      title: "把订单存为模板",
      name: "Save as a template",
      query: `mutation SaveTemplate($orderId: ID!, $name: String!) {
  saveOrderTemplate(orderId: $orderId, name: $name) {
    ... on OrderTemplateSaved { templateId }
    ... on BusinessError { code message }
  }
}`,
      variables: { orderId: "435985", name: "灯具安装" },
    },
    {
      title: "订单模板",
      name: "Templates",
      query: `query Templates {
  viewer {
    orderTemplates { id name goodsTypeName serviceTypeName orderId }
  }
}`,
    },
  ],
};
