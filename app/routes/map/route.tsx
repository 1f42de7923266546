import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { DocumentEnd } from "~/features/document/document-end";
import { documentHandle, loadDocument, loadNothing } from "~/features/document/document-page";
import { PlaceMap } from "~/features/map/place-map";
import { Icon } from "~/features/public-page/icon";
import { publicMeta } from "~/features/site/page-meta";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { mapsAppUrl, office } from "~/lib/office";
import { buttonClass } from "~/ui/button";
import { MapPin } from "~/ui/icons";
import styles from "./map.module.css";

export const meta: MetaFunction = () =>
  publicMeta({
    title: "公司位置",
    description: `${office.name}：${office.address}。在高德地图中打开，查看到公司的路线。`,
    path: "/map",
  });

export const handle = documentHandle;

export const loader = loadNothing;

export const clientLoader = loadDocument;

/** Where the company is: transparent, without footer, nothing to scroll (PUB-35, NAV-09, NAV-10). */
export default function MapPage() {
  return (
    <>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
        <PlaceMap label={`示意图：${office.name}的位置`} />
        <div className={styles.card}>
          <h1 className={styles.name}>{office.name}</h1>
          <p className={styles.address}>
            <MapPin size={16} />
            {office.address}
          </p>
          <div className={styles.actions}>
            <a
              className={buttonClass("primary", "md", false)}
              href={mapsAppUrl(office)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <span className={styles.action}>
                在高德地图中打开
                <Icon name="external" size={16} />
              </span>
            </a>
            <Link to="/" className={styles.home}>
              返回首页
            </Link>
          </div>
          <p className={styles.note}>位置为示意，路线请以地图应用为准。</p>
        </div>
      </main>
      <DocumentEnd />
    </>
  );
}
