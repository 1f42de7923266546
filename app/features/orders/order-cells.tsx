import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { classNames } from "~/ui/class-names";
import { wholeAddress } from "../../../schema/rules/placing/address";
import { ItemNames, ItemThumbnails, type ItemThumbnailsProps } from "./item-thumbnails";
import styles from "./order-table.module.css";
import brief from "./row-brief.module.css";

const SHOWN_ITEMS = 3;

/** Pictures and names of an order's first items in a row of a list (LIST-22). */
export function ItemsCell({ order }: Pick<ItemThumbnailsProps, "order">) {
  return (
    <div className={classNames(styles.items, brief.items)}>
      <ItemThumbnails order={order} limit={SHOWN_ITEMS} />
      <div className={classNames(styles.names, brief.names)}>
        <ItemNames order={order} limit={SHOWN_ITEMS} />
      </div>
    </div>
  );
}

const ServiceCellFragment = graphql(`
  fragment ServiceCell on Order { serviceTypeName goodsTypeName }
`);

/** Service and goods, in a row of a list. */
export function ServiceCell(props: { order: FragmentType<typeof ServiceCellFragment> }) {
  const order = getFragment(ServiceCellFragment, props.order);
  return (
    <div className={classNames(styles.lines, brief.lines)}>
      <span>{order.serviceTypeName}</span>
      <span className={styles.minor}>{order.goodsTypeName}</span>
    </div>
  );
}

const CustomerCellFragment = graphql(`
  fragment CustomerCell on Order { customerName customerPhone provinceName cityName displayAddress }
`);

interface CustomerCellProps {
  order: FragmentType<typeof CustomerCellFragment>;
  /** Whether there is a button that copies the address. */
  copiesAddress?: boolean;
  /** Id of the element with the order's number, which describes the buttons. */
  numberId: string;
}

/** The recipient, in a row of a list. */
export function CustomerCell({ copiesAddress = false, numberId, ...props }: CustomerCellProps) {
  const order = getFragment(CustomerCellFragment, props.order);
  return (
    <div className={classNames(styles.lines, brief.lines)}>
      <span>{order.customerName}</span>
      <span className={styles.phone}>
        <Copyable value={order.customerPhone} label="客户电话" describedBy={numberId}>
          {formatPhone(order.customerPhone)}
        </Copyable>
      </span>
      <span className={classNames(styles.minor, brief.address)}>
        {copiesAddress ? (
          <Copyable value={wholeAddress(order)} label="地址" describedBy={numberId}>
            {order.displayAddress}
          </Copyable>
        ) : (
          order.displayAddress
        )}
      </span>
    </div>
  );
}
