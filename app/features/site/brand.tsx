import { Link } from "@remix-run/react";
import { siteConfig } from "~/lib/site-config";
import { leadsToDocument } from "../../../schema/rules/content/public-pages";
import styles from "./brand.module.css";

/** The logo: a roof over a tick. The same drawing as public/favicon.svg. */
function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.roof} d="M6.5 14.5 16 7l9.5 7.5" />
      <path className={styles.tick} d="m10 19.5 4.4 4.4L22.5 16" />
    </svg>
  );
}

/** Logo and name, with a link to the home page. */
export function Brand({ to = "/" }: { to?: string }) {
  return (
    <Link
      to={to}
      className={styles.brand}
      aria-label={`${siteConfig.name}首页`}
      reloadDocument={leadsToDocument(to)}
    >
      <BrandMark />
      <span className={styles.name}>{siteConfig.name}</span>
    </Link>
  );
}
