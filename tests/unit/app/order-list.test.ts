import { describe, expect, it } from "vitest";
import { lastPage, parsePage } from "../../../app/features/orders/list-page";
import { orderStatusTone } from "../../../app/features/orders/order-status-tone";
import { ORDER_STATUSES } from "../../../schema/rules/order-status";

describe("order list", () => {
  it("reads the page from the URL and takes everything else for page 1", () => {
    expect(parsePage("3")).toBe(3);
    for (const odd of [null, "", "0", "-1", "1.5", "1e3", "９", "999999999999"])
      expect(parsePage(odd)).toBe(1);
  });

  it("[LIST-04] has six orders on a page", () => {
    expect([lastPage(0), lastPage(6), lastPage(7), lastPage(13)]).toEqual([1, 1, 2, 3]);
  });

  it("gives every status a colour, and warns where the customer has to act", () => {
    for (const status of ORDER_STATUSES) expect(orderStatusTone(status)).toBeTruthy();
    expect(orderStatusTone("WAIT_PAY")).toBe("warning");
    expect(orderStatusTone("CLOSE")).toBe("neutral");
  });
});
