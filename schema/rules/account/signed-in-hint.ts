/**
 * A cookie that scripts may read beside the session's, which they may not: it says that a customer is signed in, never who.
 * With it a public page asks for the account only when there is one, and shows nothing wrong until it knows (NAV-02).
 */
export const SIGNED_IN_HINT = "signed-in";
