import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppQrCode } from "~/features/public-page/app-qr-code";
import { PageHero } from "~/features/public-page/page-hero";
import { PageSection } from "~/features/public-page/page-section";
import { PhoneScreen } from "~/features/public-page/phone-screen";
import { type Point, PointList } from "~/features/public-page/point-list";
import { StoreLink } from "~/features/public-page/store-link";
import { publicMeta } from "~/features/site/page-meta";
import { APP_DOWNLOAD_PATH, appStores } from "~/lib/app-stores";
import { drawQrCode } from "~/lib/qr-code";
import styles from "./download.module.css";

const LEAD = "下单、跟进、验收都在手机上。扫码自动识别您的手机，跳转到对应的下载。";

const POINTS: readonly Point[] = [
  { icon: "package", title: "随手下单", text: "拍张商品照片，填好地址和时间，价格逐项列明。" },
  { icon: "bell", title: "进度提醒", text: "接单、预约、上门、完工，有变化就通知您。" },
  { icon: "camera", title: "照片随单走", text: "提货外观和完工现场的照片，打开订单就能看。" },
  { icon: "shield", title: "满意再结款", text: "款项由平台保管，您在手机上确认满意后才结给师傅。" },
];

export const meta: MetaFunction = () =>
  publicMeta({ title: "下载 App", description: LEAD, picture: "download", path: "/download" });

export function loader({ request }: LoaderFunctionArgs) {
  return { code: drawQrCode(new URL(APP_DOWNLOAD_PATH, request.url).href) };
}

/** Where to get the app: a code for phones, a button for each kind of them (PUB-13). */
export default function DownloadPage() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title="装达 App" lead={LEAD} drawing={<PhoneScreen />}>
        <div className={styles.code}>
          <AppQrCode code={code} caption="手机扫码下载" />
        </div>
        <div className={styles.stores}>
          <StoreLink label="iOS 下载" address={appStores.ios} variant="primary" />
          <StoreLink label="Android 下载" address={appStores.android} variant="secondary" />
          <p className={styles.hint} data-phrases="">
            在微信里打不开时，请点右上角，选择在浏览器中打开。
          </p>
        </div>
      </PageHero>
      <PageSection id="app" title="手机上能做什么">
        <PointList points={POINTS} variant="cards" />
      </PageSection>
    </>
  );
}
