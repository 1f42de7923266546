import { createContext, useContext } from "react";

const Place = createContext("");

/** Prefix for element ids where a page shows an order twice; `value` is a word with a dash. */
export const OrderNumberPlace = Place.Provider;

/** Id of the element that shows an order's number; it describes the buttons of the order. */
export const useOrderNumberId = (orderNo: string): string => `${useContext(Place)}order-${orderNo}`;
