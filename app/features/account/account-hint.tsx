import { useNonces } from "~/lib/nonce";
import { SIGNED_IN_HINT } from "../../../schema/rules/account/signed-in-hint";

/** Without characters that React would escape. */
const SCRIPT = `if(document.cookie.includes(\`${SIGNED_IN_HINT}=1\`))document.documentElement.dataset.account=\`asking\``;

/**
 * A script in the head of public pages, which runs before the first paint. If a customer is signed in, it
 * hides the visitor's links until the customer is known (NAV-02). The script that reads the customer removes
 * the mark.
 */
export function AccountHint() {
  const nonce = useNonces();
  return (
    <script nonce={nonce.script} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}
