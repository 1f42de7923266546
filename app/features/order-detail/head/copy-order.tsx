import { useOrderNumberId } from "~/features/orders/order-number-id";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { CopyOrderFragment as OrderWords } from "~/gql/graphql";
import { Button } from "~/ui/buttons/button";
import { toast } from "~/ui/feedback/toast";
import { Copy } from "~/ui/icons";
import { wholeAddress } from "../../../../schema/rules/placing/address";

const CopyOrderFragment = graphql(`
  fragment CopyOrder on Order {
    orderNo
    customerName
    customerPhone
    provinceName
    cityName
    displayAddress
    serviceTypeName
    displayStatus
    matters { label }
    items { name count }
  }
`);

/** An order in one line, for pasting into a chat (ux.md U6). */
export function orderInWords(order: OrderWords): string {
  const goods = order.items.map(({ name, count }) => `${name}×${count}`).join("、");
  return [
    `订单号：${order.orderNo}`,
    `客户：${order.customerName} ${order.customerPhone}`,
    `地址：${wholeAddress(order)}`,
    `商品：${goods}`,
    `服务：${order.serviceTypeName}`,
    `状态：${[order.displayStatus, ...order.matters.map(({ label }) => label)].join("，")}`,
  ].join("；");
}

/** Copies the data of the order that a colleague needs (ux.md U6, GEN-19). */
export function CopyOrder(props: { order: FragmentType<typeof CopyOrderFragment> }) {
  const order = getFragment(CopyOrderFragment, props.order);
  const number = useOrderNumberId(order.orderNo);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(orderInWords(order));
      toast.success("复制成功");
    } catch {
      toast.error("该浏览器不支持自动复制，请手动复制");
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Copy size={16} />}
      aria-describedby={number}
      onPress={() => void copy()}
    >
      复制订单信息
    </Button>
  );
}
