import { siteConfig } from "./site-config";

/**
 * What the contact page says of the company (PUB-16); an operator fills in its own (docs/deploy.md), together with the
 * map in app/features/about/about-drawings.svg. Everything here is made up.
 */
export const companyConfig = {
  name: siteConfig.company,
  description:
    "装达由一群做过家具售后、跑过安装现场的人创办，为家居商家与消费者提供送货、安装、维修的下单与担保服务。总部在杭州，客服与争议处理由自己的团队负责，不外包。",
  address: "浙江省杭州市滨江区示范路 88 号装达大厦 3 层",
  /** How to get there, one line for each way. */
  directions: ["地铁：示范路站 B 口，步行约 6 分钟", "自驾：导航至“装达大厦”，访客从满意街入口进地下车库"],
  email: "service@zhuangda.example",
} as const;
