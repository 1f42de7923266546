/**
 * A REST call answered with a code other than 0: an expected failure whose Chinese message is written for the person
 * (GEN-12). 7001 and 7002 are not of this class: they end the session and are handled once, in the gateway.
 */
export class RestError extends Error {
  override readonly name = "RestError";
  constructor(
    readonly code: number,
    message: string,
    /**
     * The parameter that it is about, as the REST call names it, within another one as `orderItems.name`; null where
     * the backend does not tell.
     */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}
