import { createContext, type ReactNode, useContext } from "react";
import { type FragmentType, getFragment } from "~/gql";
import type { OrderDetailFragment as OrderDetail } from "~/gql/graphql";
import { OrderDetailFragment } from "./detail-queries";

interface LoadedDetail {
  readonly order: OrderDetail;
  /** The server's time when the order was read, ISO. */
  readonly serverNow: string;
  /** Whether customer, master and fees are in a column beside the tabs. */
  readonly hasColumnBeside: boolean;
}

const DetailContext = createContext<LoadedDetail | null>(null);

interface DetailProviderProps {
  order: FragmentType<typeof OrderDetailFragment>;
  serverNow: string;
  hasColumnBeside?: boolean;
  children: ReactNode;
}

/** Provides the order to all components inside. */
export function DetailProvider({ order, serverNow, hasColumnBeside = false, children }: DetailProviderProps) {
  const detail = { order: getFragment(OrderDetailFragment, order), serverNow, hasColumnBeside };
  return <DetailContext.Provider value={detail}>{children}</DetailContext.Provider>;
}

/** The order of the surrounding detail. Throws outside of one. */
export function useDetail(): LoadedDetail {
  const detail = useContext(DetailContext);
  if (!detail) throw new Error("not inside of an order's detail");
  return detail;
}
