import { useNonces } from "~/lib/nonce";
import { SIGNED_IN_HINT } from "../../../schema/rules/account/signed-in-hint";

/** As React writes it: without a character that it would escape. */
const SCRIPT = `if(document.cookie.includes(\`${SIGNED_IN_HINT}=1\`))document.documentElement.dataset.account=\`asking\``;

/**
 * Stands in the head of public pages, and runs before anything is painted: where a customer is signed in, the links of
 * visitors are not shown while it is asked who (NAV-02). The script that asks removes the mark.
 */
export function AccountHint() {
  const nonce = useNonces();
  return (
    <script nonce={nonce.script} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}
