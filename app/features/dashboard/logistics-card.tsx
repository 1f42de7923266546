import { Link } from "@remix-run/react";
import { useState } from "react";
import { ordersByNumber } from "~/features/orders/order-address";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { Copyable } from "~/ui/buttons/copyable";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./card-rows.module.css";

/** Loads with the first waybill that is opened. */
const WaybillSteps = lazyComponent(async () => (await import("./waybill-steps")).WaybillSteps);

const ConsignmentFragment = graphql(`
  fragment Consignment on Consignment {
    orderId
    orderNo
    goodsTypeName
    customerName
    hasArrived
    number
    company
  }
`);

const LogisticsCardFragment = graphql(`
  fragment LogisticsCard on ConsignmentPage {
    nodes { orderId ...Consignment }
  }
`);

interface LogisticsCardProps {
  /** Null when it could not be read. */
  consignments: FragmentType<typeof LogisticsCardFragment> | null;
}

/** Where the goods of the newest running orders are (HOME-19, LOG-04). The carrier is asked on request. */
export function LogisticsCard(props: LogisticsCardProps) {
  const consignments = getFragment(LogisticsCardFragment, props.consignments);
  return (
    <Card title="物流信息">
      {consignments === null || consignments === undefined ? (
        <PartFailure what="物流信息" />
      ) : consignments.nodes.length === 0 ? (
        <p className={styles.empty}>进行中的订单没有物流单号</p>
      ) : (
        <ul className={styles.rows}>
          {consignments.nodes.map((node, index) => (
            <Consignment key={node.orderId ?? index} consignment={node} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Consignment(props: { consignment: FragmentType<typeof ConsignmentFragment> }) {
  const { orderNo, goodsTypeName, customerName, hasArrived, number, company } = getFragment(
    ConsignmentFragment,
    props.consignment,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.row}>
      {orderNo ? (
        <Link to={ordersByNumber(orderNo)} className={styles.link}>
          <span className={styles.text}>
            {goodsTypeName} · {customerName}
          </span>
        </Link>
      ) : null}
      <div className={styles.minor}>
        <span>{company ?? "物流"}</span>
        <Copyable value={number} label="物流单号" />
        {hasArrived === null ? null : <span>{hasArrived ? "已到货" : "未到货"}</span>}
      </div>
      <button
        type="button"
        className={styles.action}
        aria-expanded={isOpen}
        aria-label={`物流轨迹：${number}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "收起轨迹" : "查看轨迹"}
      </button>
      {isOpen ? (
        <WaybillSteps fallback={<Skeleton lines={2} />} number={number} hasArrived={hasArrived ?? null} />
      ) : null}
    </li>
  );
}
