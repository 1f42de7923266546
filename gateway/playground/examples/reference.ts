import type { Chapter } from "./example";

/** Public data, with or without a session. */
export const referenceChapter: Chapter = {
  title: "公共数据",
  name: "Public data",
  examples: [
    {
      title: "商品类目",
      name: "Categories",
      query: `query Categories {
  goodsTypes { id name icon children { id name } }
}`,
    },
    {
      title: "类目下的服务类型",
      name: "Service types of a category",
      query: `query ServiceTypes($goodsTypeId: ID!) {
  serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }
}`,
      variables: { goodsTypeId: "1" },
    },
    {
      title: "省份与下一级",
      name: "Provinces, and one level below",
      query: `query Areas($parentCode: String!) {
  provinces { code name }
  areaChildren(parentCode: $parentCode) { code name }
}`,
      variables: { parentCode: "33" },
    },
    {
      title: "帮助文章",
      name: "Help articles",
      query: `query Help {
  articles(type: HELP, pageSize: 5) { total nodes { id title createdAt content } }
}`,
    },
    {
      title: "滑块验证码",
      name: "Open a captcha challenge",
      query: `mutation StartCaptcha {
  startSliderCaptcha {
    ... on SliderChallenge { challenge provider puzzle { width height pieceWidth pieceTop } }
    ... on BusinessError { code message }
  }
}`,
    },
  ],
};
