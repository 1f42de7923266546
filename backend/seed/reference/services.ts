/** Service types (ENT-09) by the name that the rest of the seed uses for them. */
export const SERVICE = {
  deliverAndInstall: 1,
  installOnly: 2,
  deliverUpstairs: 3,
  repair: 4,
  measure: 5,
} as const;

export type ServiceKey = keyof typeof SERVICE;

export const serviceTypeSeeds = [
  {
    id: SERVICE.deliverAndInstall,
    name: "配送并安装",
    description: "师傅到物流网点提货，送货上楼并完成安装，适合货物已发往当地物流网点的订单。",
    take_delivery_fee: true,
    position: 1,
  },
  {
    id: SERVICE.installOnly,
    name: "仅安装",
    description: "货物已在客户家中，师傅按预约时间上门拆包、安装、调试。",
    take_delivery_fee: false,
    position: 2,
  },
  {
    id: SERVICE.deliverUpstairs,
    name: "送货上楼",
    description: "师傅到物流网点提货并送入客户家中指定位置，不含拆包和安装。",
    take_delivery_fee: true,
    position: 3,
  },
  {
    id: SERVICE.repair,
    name: "维修",
    description: "上门检测并排除故障，更换配件由客户或商家提供。",
    take_delivery_fee: false,
    position: 4,
  },
  {
    id: SERVICE.measure,
    name: "上门测量",
    description: "上门量尺并提供测量记录，用于定制前确认尺寸和安装条件。",
    take_delivery_fee: false,
    position: 5,
  },
] as const;
