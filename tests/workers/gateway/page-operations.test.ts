import { describe, expect, test } from "vitest";
import { backendWith } from "./page-backend";
import { pageQueries } from "./page-queries";
import { post } from "./support";

/**
 * Queries that make more than one REST call, with how many, whatever the number of rows. More than four need a reason.
 */
const SEVERAL: Readonly<Record<string, number>> = {
  AreaOptions: 3,
  BatchImport: 2,
  BatchOrders: 2,
  BatchStart: 2,
  BillPage: 2,
  CustomerArea: 3,
  // What is to be done today, the tiles and the first look at the orders; every card has a source of its own.
  CustomerHome: 7,
  ExceptionForm: 2,
  // What goods can be, for the filter and the form.
  GoodsFormPage: 2,
  GoodsLibrary: 2,
  HomeAlerts: 3,
  // Seven cards of seven sources, which the page does not wait for.
  HomeCards: 7,
  // Of it, what events change.
  HomeLive: 5,
  HomePage: 2,
  JoinPage: 4,
  LiveOrders: 2,
  MarkupOrder: 2,
  // Both views at once here, and the numbers of the tabs; the page asks for one of them.
  MessageList: 3,
  OrderContact: 2,
  // The choices of the filter panel, once for a document.
  OrderFilterOptions: 5,
  OrderPaymentPage: 4,
  OrderPlaces: 2,
  OrderRecords: 4,
  Payer: 4,
  ProfitPage: 3,
  ReceiptPage: 2,
  RechargePage: 3,
  SafetyPage: 2,
  RefundForm: 2,
  RefundList: 4,
  // Both lists at once here; the page asks for one of them.
  RightsList: 2,
  // With the last orders and the templates, one press away.
  SpeedOrderPage: 5,
  StepOnePage: 3,
  StepTwoPage: 2,
  WalletPage: 3,
  WithdrawPage: 4,
};

describe("queries of the app", () => {
  test("no number is left over from a query that is gone", () => {
    const names = new Set(pageQueries.map(({ name }) => name));
    expect(Object.keys(SEVERAL).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(pageQueries)(
    "$name asks the backend equally often for 1 row and for 50, once unless it says how often",
    async ({ id, name, variables }) => {
      for (const rows of [1, 50]) {
        const backend = backendWith(rows);
        const { answer } = await post(backend, { documentId: id, variables }, { token: "t" });
        expect(answer.errors).toBeUndefined();
        expect(backend.calls).toHaveLength(SEVERAL[name] ?? 1);
      }
    },
  );
});
