import { describe, expect, it } from "vitest";
import { orderStatusTone } from "../../../app/features/orders/order-status-tone";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";

describe("order list", () => {
  it("gives every status a colour, and warns where the customer has to act", () => {
    for (const status of ORDER_STATUSES) expect(orderStatusTone(status)).toBeTruthy();
    expect(orderStatusTone("WAIT_PAY")).toBe("warning");
    expect(orderStatusTone("CLOSE")).toBe("neutral");
  });
});
