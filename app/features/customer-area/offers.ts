import { createContext, useContext } from "react";

/** Pages that a customer may not have: the platform hides one (ROLE-15), or the backend has none (decision 046). */
export interface Offers {
  readonly bills: boolean;
  readonly profits: boolean;
  readonly devices: boolean;
  readonly activity: boolean;
  /** What was told to the platform can be read again; telling is always possible. */
  readonly feedback: boolean;
  /** Goods of the library have SKU, measures and cost. */
  readonly goodsDetails: boolean;
}

/** What our own platform offers. */
export const EVERYTHING: Offers = {
  bills: true,
  profits: true,
  devices: true,
  activity: true,
  feedback: true,
  goodsDetails: true,
};

const OffersContext = createContext(EVERYTHING);

/** Says what there is to everything of the customer area. */
export const OffersProvider = OffersContext.Provider;

/** What is there for this customer. */
export const useOffers = (): Offers => useContext(OffersContext);
