import { createContext, useContext } from "react";
import type { DetailTab } from "./detail-tabs";

const TabOpener = createContext<((tab: DetailTab) => void) | null>(null);

/** Tells what is shown inside of an order's detail how to go to another of its tabs. */
export const TabOpenerProvider = TabOpener.Provider;

/** Goes to another tab of the detail around; null where there is none, and its tabs have addresses. */
export const useDetailTab = (): ((tab: DetailTab) => void) | null => useContext(TabOpener);
