/**
 * Whether the document may ask for microphone and camera. Only those of the customer area and of the order form may (gateway/security/security-headers.ts);
 * who has come from another page without a new document is still in that one's. Browsers that do not say do not
 * enforce it either.
 */
export function isAllowed(): boolean {
  const policy: unknown = Reflect.get(document, "featurePolicy");
  const allows: unknown = Reflect.get(Object(policy), "allowsFeature");
  return typeof allows !== "function" || allows.call(policy, "microphone") !== false;
}
