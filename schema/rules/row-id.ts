/** Whether a text has the form of a row's id: digits, as a number below 2^53 (decision 066). */
export const isRowId = (text: string): boolean =>
  /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
