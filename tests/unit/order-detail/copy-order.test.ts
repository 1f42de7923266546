import { expect, test } from "vitest";
import { orderInWords } from "../../../app/features/order-detail/head/copy-order";

test("[U6] an order in one line for a chat, byte for byte", () => {
  expect(
    orderInWords({
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
    }),
  ).toBe(
    "订单号：26112016300001；客户：苏晚 13805719952；地址：浙江省杭州市西湖区竞舟路 1 号；商品：三人沙发×1、茶几×2；服务：配送并安装；状态：待接单",
  );
});
