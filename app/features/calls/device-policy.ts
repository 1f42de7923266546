/**
 * Whether the document may ask for microphone and camera. Only documents of the customer area and of the
 * order form may (gateway/security/security-headers.ts). After a client-side navigation from another page,
 * the document is still that page's. Browsers without this function do not enforce the policy.
 */
export function isAllowed(): boolean {
  const policy: unknown = Reflect.get(document, "featurePolicy");
  const allows: unknown = Reflect.get(Object(policy), "allowsFeature");
  return typeof allows !== "function" || allows.call(policy, "microphone") !== false;
}
