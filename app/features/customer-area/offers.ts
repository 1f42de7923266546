import { createContext, useContext } from "react";
import { graphql } from "~/gql";
import { OFFER_NAMES, type OfferName } from "../../../schema/rules/offers";

/** What a customer may not have: the platform hides it (ROLE-15), or the backend has no calls for it (decision 046). */
export type Offers = Readonly<Record<OfferName, boolean>>;

/** Asks for all of them: a missing one is an error of types where the answer is handed on. */
export const OffersFragment = graphql(`
  fragment AllOffers on Viewer {
    offers {
      activity
      apiKeys
      areaWishes
      batchOrders
      bids
      bills
      devices
      feedback
      goodsDetails
      ledger
      library
      listTools
      messageGroups
      messageSettings
      personalData
      webhooks
      phoneUploads
      profits
      progressLinks
      recipients
      reminders
      smallPayment
      templates
      todos
    }
  }
`);

/** What our own platform offers. */
export const EVERYTHING: Offers = Object.fromEntries(OFFER_NAMES.map((name) => [name, true])) as Offers;

const OffersContext = createContext(EVERYTHING);

/** Says what there is to everything below. */
export const OffersProvider = OffersContext.Provider;

/** What is there for this customer. */
export const useOffers = (): Offers => useContext(OffersContext);
