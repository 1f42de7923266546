import { Phone } from "~/ui/icons";
import tags from "~/ui/tags/tag.module.css";
import styles from "./provider-list.module.css";

/** A provider of an area; `telHref` is the link of its phone. */
export interface Provider {
  goodsTypeName: string;
  contactName: string;
  contactTel: string;
  telHref: string;
}

/** One line for all categories of a contact. */
function contactsOf(providers: readonly Provider[]) {
  const contacts = new Map<string, Provider & { serves: string[] }>();
  for (const provider of providers) {
    const key = `${provider.contactName} ${provider.contactTel}`;
    const known = contacts.get(key);
    if (known) known.serves.push(provider.goodsTypeName);
    else contacts.set(key, { ...provider, serves: [provider.goodsTypeName] });
  }
  return [...contacts];
}

/** Service providers of an area: categories, contact and phone (PUB-24). */
export function ProviderList({ providers }: { providers: readonly Provider[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">服务类型</th>
          <th scope="col">联系人</th>
          <th scope="col">联系电话</th>
        </tr>
      </thead>
      <tbody>
        {contactsOf(providers).map(([key, { serves, contactName, contactTel, telHref }]) => (
          <tr key={key}>
            <td>
              <ul className={styles.serves}>
                {serves.map((name) => (
                  <li key={name} className={tags.tag}>
                    {name}
                  </li>
                ))}
              </ul>
            </td>
            <td>{contactName}</td>
            <td>
              <a href={telHref} className={styles.tel}>
                <Phone size={16} />
                {contactTel}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
