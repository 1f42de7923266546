import { liftWords } from "~/features/orders/lift-words";
import { Sheet } from "~/features/paper/sheet";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, formatPhone } from "~/lib/format";
import type { QrDrawing } from "~/lib/qr-code";
import { Fact, Facts } from "~/ui/lists/facts";
import { QrCode } from "~/ui/media/qr-code";
import { wholeAddress } from "../../../schema/rules/placing/address";
import styles from "./work-sheet.module.css";

const WorkSheetFragment = graphql(`
  fragment WorkSheet on Order {
    orderNo
    serviceTypeName
    goodsTypeName
    appointmentAt
    expectedAt
    customerName
    customerPhone
    provinceName
    cityName
    displayAddress
    hasLift
    floors
    items { id name count packingMethod description }
    packingCount
    totalVolume
    needsPickup
    logisticsCompany
    logisticsNo
    logisticsPhone
    pickupCode
    pickupAddress
    contactName
    contactPhone
    remark
  }
`);

interface WorkSheetProps {
  order: FragmentType<typeof WorkSheetFragment>;
  /** The link with which the customer follows the order; null while there is none. */
  code: QrDrawing | null;
}

/** Points to check before both sides sign. */
const CHECKS = ["外包装完好", "商品无破损", "安装牢固平稳", "功能演示正常", "现场清理干净"] as const;
const SIGNATURES = ["师傅签字", "客户签字", "完工日期"] as const;

/** A printed order for the master, which both sides sign: everything about the work, nothing about money. */
export function WorkSheet(props: WorkSheetProps) {
  const order = getFragment(WorkSheetFragment, props.order);
  const visit = order.appointmentAt ?? order.expectedAt;
  const code = props.code ? (
    <figure className={styles.code}>
      <QrCode code={props.code} label="扫码查看订单进度" />
      <figcaption>扫码查看进度</figcaption>
    </figure>
  ) : null;
  return (
    <Sheet title="安装工单" orderNo={order.orderNo} aside={code}>
      <section>
        <h2>服务</h2>
        <Facts>
          <Fact name="服务内容">{`${order.serviceTypeName} · ${order.goodsTypeName}`}</Fact>
          <Fact name="上门时间">
            {visit ? `${formatDateTime(visit)}${order.appointmentAt ? "" : "（期望）"}` : "待预约"}
          </Fact>
          <Fact name="商家联系人">{`${order.contactName} ${formatPhone(order.contactPhone)}`}</Fact>
          <Fact name="备注" isWide>
            {order.remark}
          </Fact>
        </Facts>
      </section>
      <section>
        <h2>客户</h2>
        <Facts>
          <Fact name="客户">{`${order.customerName} ${formatPhone(order.customerPhone)}`}</Fact>
          <Fact name="电梯楼层">{liftWords(order)}</Fact>
          <Fact name="地址" isWide>
            {wholeAddress(order)}
          </Fact>
        </Facts>
      </section>
      {order.needsPickup || order.logisticsNo ? (
        <section>
          <h2>提货</h2>
          <Facts>
            <Fact name="物流">{[order.logisticsCompany, order.logisticsNo].filter(Boolean).join(" ")}</Fact>
            <Fact name="网点电话">{order.logisticsPhone && formatPhone(order.logisticsPhone)}</Fact>
            <Fact name="提货码">{order.pickupCode}</Fact>
            <Fact name="提货地址" isWide>
              {order.pickupAddress}
            </Fact>
          </Facts>
        </section>
      ) : null}
      <section>
        <h2>商品</h2>
        <table className={styles.goods}>
          <thead>
            <tr>
              <th scope="col">名称</th>
              <th scope="col">数量</th>
              <th scope="col">说明</th>
              <th scope="col">完成</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item) => (
              <tr key={item.id}>
                <td>{item.name}</td>
                <td>{item.count}</td>
                <td>{[item.packingMethod, item.description].filter(Boolean).join("，")}</td>
                <td aria-hidden="true">□</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.minor}>
          共 {order.packingCount} 件，{order.totalVolume.toFixed(2)} m³
        </p>
      </section>
      <section>
        <h2>验收</h2>
        <ul className={styles.checks}>
          {CHECKS.map((check) => (
            <li key={check}>
              <span aria-hidden="true">□</span> {check}
            </li>
          ))}
        </ul>
        <dl className={styles.signatures}>
          {SIGNATURES.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </section>
    </Sheet>
  );
}
