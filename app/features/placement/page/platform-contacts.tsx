import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { telHref } from "~/lib/tel-href";
import { Phone } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import styles from "./platform-contacts.module.css";

export const PlatformContactFragmentDocument = graphql(`
  fragment PlatformContact on PlatformContact {
    nickname
    mobile
  }
`);

interface PlatformContactsProps {
  contacts: readonly FragmentType<typeof PlatformContactFragmentDocument>[];
}

/** Phone numbers for questions about an immediate order: of the platform, not of the master (CALL-06). */
export function PlatformContacts(props: PlatformContactsProps) {
  const contacts = getFragment(PlatformContactFragmentDocument, props.contacts);
  if (contacts.length === 0) return null;
  return (
    <Card title="平台客服">
      <p className={styles.note}>即时订单的疑问和加价，请联系平台处理。</p>
      <ul className={styles.list}>
        {contacts.map(({ nickname, mobile }) => (
          <li key={mobile}>
            <span>{nickname}</span>
            <a href={telHref(mobile)}>
              <Phone size={16} />
              {formatPhone(mobile)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
