import { bucketOf } from "../../numbers/bucket";
import { REMAINDERS } from "../../numbers/order-number";

/**
 * How many cells there are at most. An order number tells its bucket's remainder by 256 and no more, so that a remainder
 * is never divided between cells: two of them would make the same number (decision 066).
 */
export const MOST_CELLS = REMAINDERS;

/**
 * The cell, from 0, that holds a customer's rows.
 *
 * @param owner the customer's id, the id of any of the customer's rows, or a bucket
 * @param cells how many cells there are: a divisor of {@link MOST_CELLS}
 */
export const cellOf = (owner: number, cells: number): number => bucketOf(owner) % cells;

const PREFIX = "cell-";

/** The name by which a cell is found. */
export const cellName = (cell: number): string => PREFIX + String(cell).padStart(3, "0");

/** The names of all cells. */
export const cellNames = (cells: number): string[] =>
  Array.from({ length: cells }, (_, cell) => cellName(cell));

/** The cell, from 0, with a name of {@link cellName}. */
export const cellNumber = (name: string): number => Number(name.slice(PREFIX.length));

/**
 * How many cells the environment names.
 *
 * @throws Error for a number that does not divide {@link MOST_CELLS}: some bucket's customers would be nowhere
 */
export function cellCount(text: string | undefined): number {
  const count = Number(text ?? "1");
  if (!Number.isInteger(count) || count < 1 || MOST_CELLS % count !== 0)
    throw new Error(`CELL_COUNT must divide ${MOST_CELLS}: ${text}`);
  return count;
}
