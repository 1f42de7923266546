import { expect, test } from "vitest";
import { orderInWords } from "../../../app/features/order-detail/head/copy-order";

const ORDER = {
  orderNo: "26112016300001",
  customerName: "苏晚",
  customerPhone: "13805719952",
  provinceName: "浙江省",
  cityName: "杭州市",
  displayAddress: "西湖区竞舟路 1 号",
  serviceTypeName: "配送并安装",
  displayStatus: "待接单",
  items: [
    { name: "三人沙发", count: 1 },
    { name: "茶几", count: 2 },
  ],
  matters: [],
};

test("[U6] an order in one line for a chat, byte for byte", () => {
  expect(orderInWords(ORDER)).toBe(
    "订单号：26112016300001；客户：苏晚 13805719952；地址：浙江省杭州市西湖区竞舟路 1 号；商品：三人沙发×1、茶几×2；服务：配送并安装；状态：待接单",
  );
});

test("[U6] [U30] a copied order names its open matters after its status", () => {
  const words = orderInWords({ ...ORDER, displayStatus: "待安装", matters: [{ label: "退款审核中" }] });
  expect(words).toMatch(/；状态：待安装，退款审核中$/);
});
