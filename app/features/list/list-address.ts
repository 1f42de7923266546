import { parsePage } from "./page-number";
import { parseSize } from "./page-sizes";
import type { ParamReader } from "./param-readers";

type Readers = Readonly<Record<string, ParamReader>>;

/** The filter of a list: valid values from the address; absent ones do not filter. */
type FilterOf<Params extends Readers> = {
  readonly [Name in keyof Params]?: NonNullable<ReturnType<Params[Name]>>;
};

/** The place in a list according to its address (ux.md U1). */
export interface ListPlace<Filter> {
  filter: Filter;
  /** 1-based. */
  page: number;
  /** Rows on one page, if the address contains it; see `sizeOf`. */
  size?: number | undefined;
}

/** The address of a list: its filter parameters, and functions for reading and writing them. */
export interface ListAddress<Filter> {
  path: string;
  /** Rows on one page, as documented; customers can choose others (`sizeOf`). */
  pageSize: number;
  /** Names of the parameters in the order of addresses. */
  params: readonly (keyof Filter & string)[];
  /** Reads the filter from an address or a form; invalid values are ignored. */
  readFilter(source: { get(name: string): unknown }): Filter;
  read(search: URLSearchParams): ListPlace<Filter>;
  /** Address of a place of the list. The same place always has the same address, without default values. */
  href(place?: Partial<ListPlace<Filter>>): string;
}

interface ListAddressOptions<Params extends Readers> {
  path: string;
  pageSize: number;
  /** The parameters in the order of addresses. */
  params: Params;
  /** Corrects combinations of parameters, such as a period that ends before it begins. */
  tidy?(filter: NoInfer<FilterOf<Params>>): NoInfer<FilterOf<Params>>;
}

/** Defines how the address of a list is read and written. */
export function listAddress<const Params extends Readers>({
  path,
  pageSize,
  params,
  tidy = (filter) => filter,
}: ListAddressOptions<Params>): ListAddress<FilterOf<Params>> {
  const names = Object.keys(params);
  const readFilter = (source: { get(name: string): unknown }): FilterOf<Params> => {
    const filter: Record<string, string> = {};
    for (const name of names) {
      const text = source.get(name);
      const value = typeof text === "string" ? params[name]?.(text) : undefined;
      if (value !== undefined) filter[name] = value;
    }
    return tidy(filter as FilterOf<Params>);
  };
  return {
    path,
    pageSize,
    params: names,
    readFilter,
    read: (search) => ({
      filter: readFilter(search),
      page: parsePage(search.get("page")),
      size: parseSize(search.get("size")),
    }),
    href: ({ filter, page = 1, size = pageSize } = {}) => {
      const values: Readonly<Record<string, string | undefined>> = filter ?? {};
      const parts = names.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [`${name}=${inAddress(value)}`];
      });
      if (page > 1) parts.push(`page=${page}`);
      if (size !== pageSize) parts.push(`size=${size}`);
      return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
    },
  };
}

/**
 * As `URLSearchParams` writes it. A page has thirty addresses, and making a `URLSearchParams` for each costs
 * more than the link.
 */
const inAddress = (value: string): string =>
  /^[\w*.-]*$/.test(value) ? value : new URLSearchParams({ "": value }).toString().slice(1);

/** A filter without some of its parts. */
export function without<Filter extends object>(filter: Filter, ...names: (keyof Filter)[]): Filter {
  const rest = { ...filter };
  for (const name of names) delete rest[name];
  return rest;
}
