import type { ComponentProps } from "react";
import type { DetailProvider } from "../../../app/features/order-detail/detail-context";

type Loaded = ComponentProps<typeof DetailProvider>["order"];

const SERVICE = {
  isAppointed: null as boolean | null,
  appointFailReason: null as string | null,
  pickupCar: null as object | null,
  pickupCarType: null as string | null,
  pickupDistance: null as number | null,
  pickedUpBy: null as string | null,
  pickedUpByPhone: null as string | null,
  pickUp: null as object | null,
  signIn: null as object | null,
  completion: null as object | null,
  verifiedAt: null as string | null,
  rejectReason: null as string | null,
  evaluation: null as object | null,
  paymentNo: null as string | null,
  paidMarkups: [] as object[],
  log: [] as object[],
};

/** An order as the detail reads it, paid and not yet taken. */
const ORDER = {
  id: "5",
  orderNo: "26112016300001",
  type: "GENERAL",
  status: "RECEIVING_ORDER",
  statusName: "待接单",
  displayStatus: "待接单",
  nextStep: "等待师傅接单",
  visitDueAt: null as string | null,
  overdueStep: null as string | null,
  matters: [] as object[],
  actions: ["CONFIRM_ARRIVAL", "ADD_FOLLOW_UP"],
  blockedActions: [] as object[],
  createdAt: "2026-11-20T16:30:00+08:00",
  expectedAt: "2026-11-23T09:00:00+08:00",
  expiresAt: null as string | null,
  goodsTypeName: "家具",
  serviceTypeName: "配送并安装",
  customerName: "苏晚",
  customerPhone: "13805719952",
  provinceName: "浙江省",
  cityName: "杭州市",
  displayAddress: "西湖区竞舟路 1 号",
  hasLift: false,
  floors: 6 as number | null,
  packingCount: 3,
  totalVolume: 3.2,
  isArrival: true,
  needsPickup: true,
  logisticsCompany: "德邦快递" as string | null,
  logisticsNo: "DPK36209" as string | null,
  logisticsPhone: "95353" as string | null,
  pickupCode: "A-17" as string | null,
  pickupAddress: "城东物流园 3 号库" as string | null,
  transportAt: null as string | null,
  verifType: "NOT" as string | null,
  verifOrderNo: null as string | null,
  remark: "六楼无电梯" as string | null,
  contactName: "木屿客服",
  contactPhone: "13800138000",
  items: [
    {
      id: "51",
      name: "三人沙发",
      goodsTypeName: "沙发",
      count: 1,
      packingMethod: "纸箱",
      description: "轻放",
      imageUrl: "/files/a.jpg",
      videoUrl: "/files/b.mp4",
    },
  ],
  lines: [
    { name: "基础安装费", fee: 120_000 },
    { name: "搬楼费", fee: 3_450 },
  ],
  originalAmount: 123_450,
  totalAmount: 123_450,
  payWay: "ALIPAY" as string | null,
  paidAt: "2026-11-20T16:31:00+08:00" as string | null,
  workerName: null as string | null,
  workerPhone: null as string | null,
  workerAvatar: null as string | null,
  workerVerifiedAt: null as string | null,
  assignedAt: null as string | null,
  appointmentAt: null as string | null,
  servicePeriods: [] as object[],
  completedAt: null as string | null,
  acceptanceDueAt: null as string | null,
  acceptedAt: null as string | null,
  isAcceptedBySystem: null as boolean | null,
  awaitsNewPhotos: false,
  bidding: null as object | null,
};

type Changes = Partial<typeof ORDER> & { service?: Partial<typeof SERVICE> | null };

/** The order as a loader or the dialog hands it on: the fields of every fragment, which hide nothing at run time. */
export function loadedOrder({ service = {}, ...changes }: Changes = {}): Loaded {
  const order = { ...ORDER, ...changes, service: service && { ...SERVICE, ...service } };
  return order as unknown as Loaded;
}
