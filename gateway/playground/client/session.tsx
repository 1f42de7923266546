import { useEffect, useState } from "react";
import { readSignedIn, type SignedIn } from "./request";

/** Shows the signed-in customer, and links to the site's sign-in page and back. */
export function Session() {
  const signedIn = useSignedIn();
  if (signedIn === undefined) return <p className="playground-session" />;
  return signedIn ? (
    <p className="playground-session">
      Signed in as <b lang="zh-CN">{signedIn.nickname}</b>, {signedIn.maskedPhone}
    </p>
  ) : (
    <p className="playground-session">
      You are not signed in. <a href="/login?from=/graphql">Sign in</a> as the demo customer, 13800138000, to
      run all examples.
    </p>
  );
}

/** Undefined until it is known; read again whenever this tab becomes visible. */
function useSignedIn(): SignedIn | null | undefined {
  const [signedIn, setSignedIn] = useState<SignedIn | null>();
  useEffect(() => {
    const read = () =>
      void readSignedIn().then(setSignedIn, () => {
        // The site is unavailable; the next operation shows this.
      });
    read();
    window.addEventListener("focus", read);
    return () => window.removeEventListener("focus", read);
  }, []);
  return signedIn;
}
