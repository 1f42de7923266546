/**
 * A cookie that scripts may read beside the session's, which they may not: it says that somebody is signed in, never who.
 * By it a public page asks only where there is somebody to ask about, and shows nothing wrong until it knows (NAV-02).
 */
export const SIGNED_IN_HINT = "signed-in";
