import { Phone } from "~/ui/icons";
import styles from "./provider-list.module.css";

interface Provider {
  goodsTypeName: string;
  contactName: string;
  contactTel: string;
}

/** Address for dialling: digits, and an extension behind a pause. */
const dialled = (tel: string) =>
  `tel:${tel
    .split(/转|,|ext\.?/i)
    .map((part) => part.replace(/[^\d+]/g, ""))
    .filter(Boolean)
    .join(",")}`;

/** Service providers of an area: what they serve, whom to ask for, where to call (PUB-24). */
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
        {providers.map(({ goodsTypeName, contactName, contactTel }) => (
          <tr key={`${goodsTypeName}-${contactName}-${contactTel}`}>
            <td>{goodsTypeName}</td>
            <td>{contactName}</td>
            <td>
              <a href={dialled(contactTel)} className={styles.tel}>
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
