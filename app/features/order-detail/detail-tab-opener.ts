import { createContext, useContext } from "react";
import type { DetailTab } from "./detail-tabs";

const TabOpener = createContext<((tab: DetailTab) => void) | null>(null);

/** Lets content of an order's detail open another of its tabs. */
export const TabOpenerProvider = TabOpener.Provider;

/** Opens another tab of the surrounding detail; null when there is none, and tabs have addresses. */
export const useDetailTab = (): ((tab: DetailTab) => void) | null => useContext(TabOpener);
