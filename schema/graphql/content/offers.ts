import { listActivity, listSessions } from "../../rest/account/account-security";
import { findGoodsBySku } from "../../rest/catalog/library-goods";
import { listFeedback } from "../../rest/feedback/feedback";
import { listBills } from "../../rest/wallet/bill";
import { sumOrderProfits } from "../../rest/wallet/order-profit";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";
import type { GraphQLContext } from "../context";

const Offers = builder.objectRef<typeof VIEWER>("Offers").implement({
  description:
    "Pages and fields of which no document knows a call: false where the backend does not have it, so that they are not offered. Our backend has all of them. Asked once in an isolate (decision 046).",
  fields: (t) => {
    const offered = (description: string, isOffered: (context: GraphQLContext) => Promise<boolean>) =>
      t.boolean({ description, resolve: (_viewer, _args, context) => isOffered(context) });
    return {
      bills: offered("Bills by the month, and invoices (EXT-363).", ({ knows, rest }) =>
        knows(listBills, () => rest.bill.listBills({ query: {} })),
      ),
      profits: offered("What orders cost and brought (EXT-369).", ({ knows, rest }) =>
        knows(sumOrderProfits, () => rest.orderProfit.sumOrderProfits({ query: {} })),
      ),
      devices: offered("Where the account is signed in (EXT-400).", ({ knows, rest }) =>
        knows(listSessions, () => rest.accountSecurity.listSessions()),
      ),
      activity: offered("What happened to the account (EXT-403).", ({ knows, rest }) =>
        knows(listActivity, () => rest.accountSecurity.listActivity({ query: { pageSize: 1 } })),
      ),
      feedback: offered("What was told to the platform, and its answers (EXT-392).", ({ knows, rest }) =>
        knows(listFeedback, () => rest.feedback.listFeedback({ query: { pageSize: 1 } })),
      ),
      goodsDetails: offered("SKU, measures and cost of goods (EXT-460).", ({ knows, rest }) =>
        knows(findGoodsBySku, () => rest.goods.findGoodsBySku({ query: { sku: "-" } })),
      ),
    };
  },
});

builder.objectField(Viewer, "offers", (t) =>
  t.field({
    type: Offers,
    description: "What the backend offers beside the documented calls.",
    resolve: () => VIEWER,
  }),
);
