import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OfficeTown } from "~/features/about/about-drawing";
import { DocumentEnd } from "~/features/document/document-end";
import { documentHandle, loadDocument } from "~/features/document/document-page";
import { DocumentStreets } from "~/features/map/document-streets";
import { officeMark } from "~/features/map/office-mark";
import { loadTiles } from "~/features/map/tiles-loader.server";
import { Icon } from "~/features/public-page/icon";
import { publicMeta } from "~/features/site/page-meta";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { mapsAppUrl, office } from "~/lib/office";
import { buttonClass } from "~/ui/buttons/button";
import { MapPin } from "~/ui/icons";
import styles from "./map.module.css";

export const meta: MetaFunction = () =>
  publicMeta({
    title: "公司位置",
    description: `${office.name}：${office.address}。在高德地图中打开，查看到公司的路线。`,
    picture: "about",
    path: "/map",
  });

export const handle = documentHandle;

export const loader = loadTiles;

export const clientLoader = loadDocument;

/**
 * Where the company is: transparent, without footer, nothing to scroll (PUB-35, NAV-09, NAV-10). Drawn, or among its
 * streets where a map service is configured (decision 048).
 */
export default function MapPage() {
  const { tiles } = useLoaderData<typeof loader>();
  return (
    <>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
        <OfficeTown className={styles.town} label={`示意图：${office.name}的位置`} />
        <DocumentStreets
          label={`地图：${office.name}的位置`}
          tiles={tiles}
          marks={[officeMark]}
          isWholePage
        />
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
          <p className={styles.note}>
            <span className={styles.drawn}>位置为示意，</span>路线请以地图应用为准。
          </p>
        </div>
      </main>
      <DocumentEnd />
    </>
  );
}
