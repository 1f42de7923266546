/**
 * How many buckets the customers are divided into, for good (decision 066). A customer's rows lie in one store, and the
 * bucket says in which: it stands in every number that is given out for one of them.
 */
export const BUCKETS = 4096;

/** Low bits of a row id that are the bucket. */
export const BUCKET_BITS = 12;

/**
 * The bucket of a customer, from 0 to 4095: the low twelve bits of the customer's id. Every row of the customer has an id
 * with the same twelve bits, so that the id of an order or of a message answers the same.
 */
export const bucketOf = (id: number): number => id % BUCKETS;

/** Hex digits that a bucket is written with at the beginning of a number. */
export const PREFIX_DIGITS = 3;

/** The bucket of a customer, or of one of the customer's rows, as three lower-case hex digits. */
export const bucketPrefix = (id: number): string => bucketOf(id).toString(16).padStart(PREFIX_DIGITS, "0");
