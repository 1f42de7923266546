import { toHalfWidth } from "../../../schema/rules/phone";
import { isDay } from "../../../schema/rules/time";

/**
 * Reads one parameter of a list's address: its value in the form of the address, undefined when it is not
 * valid.
 */
export type ParamReader<Value extends string = string> = (text: string) => Value | undefined;

/** One of these values. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]): ParamReader<Value> =>
  (text) =>
    values.find((value) => value === text);

/** Yes or no. */
export const flag: ParamReader = oneOf(["true", "false"]);

/** A trimmed text, cut to the length that the backend accepts. */
export const words =
  (max: number): ParamReader =>
  (text) =>
    text.trim().slice(0, max).trim() || undefined;

/** The digits of a text, such as a part of an order number; full-width ones count (ux.md U38). */
export const digits =
  (max: number): ParamReader =>
  (text) =>
    toHalfWidth(text).replaceAll(/\D/g, "").slice(0, max) || undefined;

/** A calendar day, `2026-11-23`; text after it, such as a time, is left out. */
export const day: ParamReader = (text) => {
  const date = text.slice(0, "YYYY-MM-DD".length);
  return isDay(date) ? date : undefined;
};
