import { describe, expect, test } from "vitest";
import { backendWith, pageQueries } from "./page-queries";
import { post } from "./support";

/**
 * REST calls that each query of the app makes, whatever the number of rows. A new query belongs into this table: more
 * than four calls need a reason.
 */
const CALLS: Record<string, number> = {
  AboutPage: 1,
  AbnormalOrder: 1,
  AcceptancePage: 1,
  AccountStrip: 1,
  AddressLocation: 1,
  ApplicationCategories: 1,
  AreaChildren: 1,
  AreaOptions: 3,
  AreaServed: 1,
  AreaTips: 1,
  ArbitrationPage: 1,
  ArrivingOrder: 1,
  BatchOrders: 1,
  ComplainableOrders: 1,
  CopiedOrder: 1,
  CurrentCall: 1,
  CustomerArea: 2,
  // What the tiles and the first look at the orders want; every card has a source of its own.
  CustomerHome: 6,
  ExceptionForm: 2,
  FollowUpRecords: 1,
  HelpPage: 1,
  HelpTitles: 1,
  HomeAlerts: 3,
  // Seven cards of seven sources, which the page does not wait for.
  HomeCards: 7,
  HomeDayVisits: 1,
  HomeLive: 4,
  HomeNotice: 1,
  HomePage: 2,
  HomeVisitDays: 1,
  HomeWaybill: 1,
  ImpressionTags: 1,
  JoinPage: 4,
  KeptDraft: 1,
  LibraryGoods: 1,
  LiveOrders: 2,
  LogisticsCompanies: 1,
  MarkupOrder: 2,
  MarkupRequests: 1,
  MarkupState: 1,
  OrderAbnormal: 1,
  OrderContact: 2,
  OrderFollowUps: 1,
  OrderDetail: 1,
  // The choices of the filter panel, once for a document.
  OrderFilterOptions: 5,
  OrderList: 1,
  OrderMarkups: 1,
  OrderListCounts: 1,
  OrderPayState: 1,
  OrderPaymentPage: 4,
  OrdersPayState: 1,
  OrderPlaces: 2,
  OrderRecords: 4,
  Payer: 3,
  SavedViews: 1,
  OrderTemplates: 1,
  PointAddress: 1,
  PriceQuote: 1,
  RechargePage: 2,
  RechargeState: 1,
  Recipients: 1,
  OrderRefund: 1,
  RefundForm: 2,
  RefundList: 3,
  // Both lists at once here; the page asks for one of them.
  RightsList: 2,
  ServiceTypes: 1,
  SignedIn: 1,
  Sitemap: 1,
  SpeedOrderPage: 3,
  StepOnePage: 1,
  StepThreePage: 1,
  StepTwoPage: 1,
  UnpaidOrders: 1,
  UnreadMessages: 1,
  WaybillTrack: 1,
};

describe("queries of the app", () => {
  test("every query has its number of REST calls in the table above", () => {
    expect(pageQueries.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  test.each(pageQueries)(
    "$name asks the backend equally often for 1 row and for 50",
    async ({ id, name, variables }) => {
      for (const rows of [1, 50]) {
        const backend = backendWith(rows);
        const { answer } = await post(backend, { documentId: id, variables }, { token: "t" });
        expect(answer.errors).toBeUndefined();
        expect(backend.calls).toHaveLength(CALLS[name] ?? 0);
      }
    },
  );
});
