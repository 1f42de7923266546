import { RestError } from "../../rest/rest-error";
import { Code } from "../../rules/codes";
import { api } from "../api";
import { builder } from "../builder";
import { Order } from "./orders";

/** The answer of a mutation that changed an order: success, and the order after the change. */
export const orderChange = (name: "OrderChange" | "ExceptionChange") =>
  builder.objectRef<{ orderId: string }>(name).implement({
    description: "It happened.",
    fields: (t) => ({
      order: t.field({
        type: Order,
        nullable: true,
        extensions: api("2026-11", "orders:read"),
        description: "The order as it stands now; null, with an error, when it could not be read.",
        resolve: async ({ orderId }, _args, { loaders }) => {
          const order = await loaders.order(orderId);
          if (!order) throw new RestError(Code.NOT_FOUND, "订单不存在");
          return order;
        },
      }),
    }),
  });
