import { createContext, useContext } from "react";

const Place = createContext("");

/** Where on the page orders are shown a second time, such as a dialog over their list; `value`: a word and a dash. */
export const OrderNumberPlace = Place.Provider;

/** Id of the element that shows an order's number here: what its buttons are described by. */
export const useOrderNumberId = (orderNo: string): string => `${useContext(Place)}order-${orderNo}`;
