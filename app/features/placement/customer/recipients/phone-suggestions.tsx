import { useOffers } from "~/features/customer-area/offers";
import { formatPhone } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { LinedList, PickRow } from "~/ui/lists/lined-list";
import { splitExtension } from "../../../../../schema/rules/phone";
import { useOrderDraft } from "../../draft/draft-context";
import { useLoginPrompt } from "../../page/login-prompt";
import { recipientChange, wholeAddress } from "./fill-recipient";
import styles from "./recipient.module.css";
import { type Recipient, RecipientsDocument } from "./recipient-queries";

/** A phone is searched from four digits on; numbers that cannot be mobile numbers are not. */
const LOOKED_UP = /^\d{4,11}$/;
const REST_MS = 300;
const MOST_SHOWN = 3;

/**
 * Known recipients for the typed digits, until one of them is filled in (ux.md U16). Failures are not shown,
 * because typing always works.
 */
export function PhoneSuggestions() {
  const { draft, update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const { recipients: isOffered } = useOffers();
  const { customerPhone, customerName, address } = draft;
  const [number] = splitExtension(customerPhone);
  const digits = isSignedIn && isOffered && LOOKED_UP.test(number) ? number : null;
  const rested = useDebouncedValue(digits, REST_MS);
  const { data } = useRead(
    RecipientsDocument,
    digits !== null && digits === rested ? { phone: digits } : null,
    { pick: ({ viewer }) => viewer?.recipients, about: ["Recipient"], isOptional: true },
  );

  const isFilledIn = ({ phone, ...known }: Recipient) =>
    phone === customerPhone && known.name === customerName && known.address === address;
  const shown = data?.some(isFilledIn) ? [] : (data ?? []);
  return (
    <div role="status" className={styles.whole}>
      {shown.length > 0 ? (
        <LinedList label="匹配的收货人" className={styles.suggestions}>
          {shown.slice(0, MOST_SHOWN).map((recipient) => (
            <li key={recipient.id}>
              <PickRow className={styles.row} onPick={() => update(recipientChange(recipient))}>
                <span className={styles.who}>
                  {recipient.name} {formatPhone(recipient.phone)}
                </span>
                <span className={styles.where}>{wholeAddress(recipient)}</span>
              </PickRow>
            </li>
          ))}
        </LinedList>
      ) : null}
    </div>
  );
}
