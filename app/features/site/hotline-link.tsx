import { siteConfig } from "~/lib/site-config";
import { classNames } from "~/ui/class-names";
import { Phone } from "~/ui/icons";
import styles from "./hotline-link.module.css";

/**
 * A link to the hotline: the number, and below it the hours of service; nothing without a hotline.
 * `className` is for the surrounding box.
 */
export function HotlineLink({ className }: { className: string | undefined }) {
  const { hotline } = siteConfig;
  if (!hotline) return null;
  return (
    <a className={classNames(styles.hotline, className)} href={hotline.href}>
      <Phone size={16} />
      <span>
        {hotline.display}
        <small>{hotline.hours}</small>
      </span>
    </a>
  );
}
