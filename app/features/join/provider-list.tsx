import { Phone } from "~/ui/icons";
import styles from "./provider-list.module.css";

/** Who serves an area; `telHref` is what a press on the phone dials. */
export interface Provider {
  goodsTypeName: string;
  contactName: string;
  contactTel: string;
  telHref: string;
}

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
        {providers.map(({ goodsTypeName, contactName, contactTel, telHref }) => (
          <tr key={`${goodsTypeName}-${contactName}-${contactTel}`}>
            <td>{goodsTypeName}</td>
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
