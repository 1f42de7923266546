/** What the platform refuses, with words for the customer. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code = 1,
  ) {
    super(message);
  }
}
