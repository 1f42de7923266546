import { createContext, useContext } from "react";
import { graphql } from "~/gql";
import { OFFER_NAMES, type OfferName } from "../../../schema/rules/offers";

/**
 * Features that may be missing: the platform hides them (ROLE-15), or the backend has no calls
 * (decision 046).
 */
export type Offers = Readonly<Record<OfferName, boolean>>;

/** Asks for all features. If one is missing here, the code that uses the answer has a type error. */
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
      markupRequests
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

/** The features of our own backend. */
export const EVERYTHING: Offers = Object.fromEntries(OFFER_NAMES.map((name) => [name, true])) as Offers;

const OffersContext = createContext(EVERYTHING);

/** Gives these features to all components inside it. */
export const OffersProvider = OffersContext.Provider;

/** The features that the backend offers to this customer. */
export const useOffers = (): Offers => useContext(OffersContext);
