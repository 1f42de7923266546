import { COMING_SOON } from "~/lib/app-stores";
import { buttonClass } from "~/ui/buttons/button";
import { Icon } from "./icon";
import styles from "./store-link.module.css";

interface StoreLinkProps {
  label: string;
  /** Null while there is no app for this system. */
  address: string | null;
  variant: "primary" | "secondary";
}

/** A link to the app of one system, or a message that it does not exist yet (PUB-13, GEN-16, ERR-13). */
export function StoreLink({ label, address, variant }: StoreLinkProps) {
  const content = (
    <span className={styles.store}>
      <Icon name="smartphone" />
      {address === null ? `${label}：${COMING_SOON}` : label}
    </span>
  );
  return address === null ? (
    <button type="button" className={buttonClass(variant, "lg", true)} disabled>
      {content}
    </button>
  ) : (
    <a className={buttonClass(variant, "lg", true)} href={address} rel="noopener">
      {content}
    </a>
  );
}
