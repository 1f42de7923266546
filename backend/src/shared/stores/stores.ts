import { noTrips, type Trips } from "../trace";
import { type CellsEnv, cellsOf, openCells } from "./cells/open-cells";
import { createPlaces, type Places } from "./cells/places";
import { faceOf } from "./face";

declare const isDirectory: unique symbol;
declare const isOfCustomers: unique symbol;

/** The database of the platform's own tables: areas, goods, prices, masters, content, limits by network. */
export interface Directory extends D1Database {
  readonly [isDirectory]: true;
}

/** A database of customers' rows. One transaction in it belongs to one customer. */
export interface CustomerStore extends D1Database {
  readonly [isOfCustomers]: true;
}

/** Either of them, for what is the same in both. */
export type Store = Directory | CustomerStore;

/** A customer's store together with the directory. */
export interface BothStores {
  readonly db: CustomerStore;
  readonly directory: Directory;
}

/** One database as both: for seeds, scripts and tests, which prepare rows of all kinds on one machine. */
export type EveryStore = Directory & CustomerStore;

/** The only ways to a database. What needs two of them is a sequence of steps that can be repeated. */
export interface Stores {
  readonly directory: Directory;
  /** The store that holds everything of a customer: by the customer's id, the id of any of the customer's rows, or a bucket. */
  of(owner: number): CustomerStore;
  /** All stores of customers, by their number: for staff's view of the whole, which may ask each of them. */
  all(): readonly CustomerStore[];
  /** How many stores of customers there are; {@link storeNumberOf} tells them apart. */
  readonly count: number;
  /** The store in which a job works now. */
  readonly home: CustomerStore;
  /** For a call that names no customer: it takes no statement. */
  readonly none: CustomerStore;
}

/** What a call gets that has no session and names no customer's number: its statements belong to the directory. */
const noStore = new Proxy({} as CustomerStore, {
  get() {
    throw new Error("this call names no customer whose store it could use (store-of-call.ts)");
  },
});

const storeNumbers = new WeakMap<CustomerStore, () => number>();

/** Which store of customers it is: from 0, the same after every restart. */
export const storeNumberOf = (db: CustomerStore): number => storeNumbers.get(db)?.() ?? 0;

/** What the stores are opened from. */
export interface StoresEnv extends CellsEnv {
  readonly DB: D1Database;
}

/** Where buckets live, as this isolate knows it. Its questions to the directory belong to no request. */
export const placesOf = ({ DB }: Pick<StoresEnv, "DB">, count: number): Places =>
  createPlaces({ key: DB, count }, async (bucket) =>
    DB.prepare("SELECT cell FROM bucket_moves WHERE bucket = ?").bind(bucket).first<number>("cell"),
  );

/**
 * Opens the stores of an environment; their round trips are counted.
 *
 * @param changed gets the customers' stores that were written to; what is done by the stores in it is neither noted nor
 *   counted
 */
export function openStores(
  env: StoresEnv,
  trips: Trips = noTrips(),
  changed: Set<CustomerStore> = new Set(),
): Stores {
  const face = (db: D1Database, number: () => number, isBeside: boolean) => {
    const own = { owner: "customer", isBeside } as const;
    const unnoted = faceOf(db, { ...own, trips: noTrips() }) as CustomerStore;
    const onChange = () => changed.add(unnoted);
    const store = faceOf(db, { ...own, trips, onChange }) as CustomerStore;
    for (const one of [unnoted, store]) storeNumbers.set(one, number);
    return store;
  };
  const directory = faceOf(env.DB, { owner: "directory", isBeside: false, trips }) as Directory;
  const cells = cellsOf(env);
  if (cells) {
    const places = placesOf(env, cells.count);
    return { directory, ...openCells(cells, { own: env.CELL, places }, face), none: noStore };
  }
  // One database holds both kinds of tables; each face takes statements about its own kind alone.
  const customers = face(env.DB, () => 0, false);
  return { directory, of: () => customers, all: () => [customers], home: customers, none: noStore, count: 1 };
}
