import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { menuPagesFor } from "../../customer-area/menu";
import { useOffers } from "../../customer-area/offers";
import {
  allOrdersEntry,
  goodEntries,
  grouped,
  orderEntries,
  orderFiltersFor,
  type PaletteGroup,
  placesFor,
} from "./palette-entries";
import { PaletteGoodsDocument, PaletteOrdersDocument } from "./palette-queries";

/** Pause in typing before a search, ms. */
const REST_MS = 200;

interface Found {
  groups: readonly PaletteGroup[];
  status: "ready" | "loading" | "failed";
  retry(): void;
}

/** Results for a text: pages and actions at once, orders and goods after a pause in typing. */
export function useFound(text: string): Found {
  const pages = menuPagesFor(useOffers());
  const rested = useDebouncedValue(text, REST_MS);
  const filters = orderFiltersFor(rested);
  const reads = [
    useOrders(filters[0]),
    useOrders(filters[1]),
    useRead(PaletteGoodsDocument, rested.trim() !== "" ? { keyword: rested.trim() } : null, {
      pick: ({ viewer }) => viewer?.libraryGoods?.nodes,
      isOptional: true,
    }),
  ] as const;
  const [first, second, goods] = reads;
  const isTyped = text.trim() !== "";
  // Results of an older text are not shown for a newer one.
  const isCurrent = rested === text;
  const groups = grouped([
    ...placesFor(text, pages),
    {
      title: "订单",
      entries: isCurrent ? orderEntries([...(first.data ?? []), ...(second.data ?? [])]) : [],
    },
    { title: "商品", entries: isCurrent ? goodEntries(goods.data ?? []) : [] },
    { title: "更多", entries: isTyped ? [allOrdersEntry(text)] : [] },
  ]);
  const isLoading = !isCurrent || reads.some(({ status }) => status === "loading");
  const failed = reads.filter(({ status }) => status === "failed");
  return {
    groups,
    status: failed.length > 0 ? "failed" : isTyped && isLoading ? "loading" : "ready",
    retry: () => {
      for (const read of failed) read.reload();
    },
  };
}

const useOrders = (filter: ReturnType<typeof orderFiltersFor>[number] | undefined) =>
  useRead(PaletteOrdersDocument, filter ? { filter } : null, {
    pick: ({ viewer }) => viewer?.orders?.nodes,
    about: ["Order"],
    isOptional: true,
  });
