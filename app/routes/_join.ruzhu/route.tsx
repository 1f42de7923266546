import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readAreaSelection } from "~/features/area-selects/area-selection";
import { AreaForm } from "~/features/join/area-form";
import { AREA_FIELDS, AREA_REQUIRED } from "~/features/join/area-query";
import { ProviderResults } from "~/features/join/provider-results";
import { workerAdvantages, workerSteps } from "~/features/join/worker-join-content.server";
import { AppQrCode } from "~/features/public-page/app-qr-code";
import { NumberedSteps } from "~/features/public-page/numbered-steps";
import { PageHero } from "~/features/public-page/page-hero";
import { PageSection } from "~/features/public-page/page-section";
import { PointList } from "~/features/public-page/point-list";
import { publicMeta } from "~/features/site/page-meta";
import { graphql } from "~/gql";
import { APP_DOWNLOAD_PATH } from "~/lib/app-stores";
import { drawQrCode } from "~/lib/qr-code";
import { telHref } from "~/lib/tel-href";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./ruzhu.module.css";

const JoinPageDocument = graphql(`
  query JoinPage(
    $provinceCode: String!
    $cityCode: String!
    $areaCode: String!
    $hasProvince: Boolean!
    $hasCity: Boolean!
    $hasArea: Boolean!
  ) {
    provinces { code name }
    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }
    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }
    areaServices(areaCode: $areaCode) @include(if: $hasArea) { goodsTypeName contactName contactTel }
  }
`);

const LEAD = "选好您常跑的区县，联系本地服务商完成实名认证，就能在手机上接单，款项由平台担保。";

export const meta: MetaFunction<typeof loader> = () =>
  publicMeta({ title: "师傅入驻", description: LEAD, picture: "join", path: "/ruzhu" });

/** The areas on offer and, once a district is chosen, its providers: no district, no query (PUB-23). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const selected = readAreaSelection(searchParams, AREA_FIELDS);
  const { provinceCode, cityCode, districtCode: areaCode } = selected;
  const page = {
    lead: LEAD,
    advantages: workerAdvantages,
    steps: workerSteps,
    selected,
    isIncomplete: searchParams.has(AREA_FIELDS.provinceCode) && areaCode === "",
    code: drawQrCode(new URL(APP_DOWNLOAD_PATH, request.url).href),
  };
  try {
    const answer = await context.graphql(JoinPageDocument, {
      provinceCode,
      cityCode,
      areaCode,
      hasProvince: provinceCode !== "",
      hasCity: cityCode !== "",
      hasArea: areaCode !== "",
    });
    const options = {
      provinces: answer.provinces ?? [],
      cities: answer.cities ?? [],
      districts: answer.districts ?? [],
    };
    const providers = answer.areaServices?.map((provider) => ({
      ...provider,
      telHref: telHref(provider.contactTel),
    }));
    return { ...page, options, providers: providers ?? null };
  } catch {
    // The rest of the page stands; the status keeps this one out of caches.
    return data({ ...page, options: null, providers: null }, { status: 503 });
  }
}

/** Masters join here: why, how, and with whom in their area (PUB-21..26). */
export default function WorkerJoinPage() {
  const { lead, advantages, steps, selected, isIncomplete, code, options, providers } =
    useLoaderData<typeof loader>();
  const area = options?.districts.find((district) => district.code === selected.districtCode);
  const key = Object.values(selected).join("-");
  return (
    <>
      <PageHero title="师傅入驻" lead={lead} drawing="join-worker">
        <LinkButton to="#providers" variant="primary" size="lg">
          查找本地服务商
        </LinkButton>
      </PageHero>
      <PageSection id="providers" title="查找本地服务商" lead="选择省、市、区县，看看由谁负责您这一带。">
        <div className={styles.layout}>
          <div className={styles.card}>
            {options ? (
              <AreaForm
                key={key}
                options={options}
                selected={selected}
                error={isIncomplete ? AREA_REQUIRED : null}
              />
            ) : (
              <p role="alert">地区暂时加载不出来，请稍后刷新页面重试。</p>
            )}
            <ProviderResults areaName={area?.name ?? ""} providers={providers} />
          </div>
          <aside className={styles.app} aria-label="师傅端 App">
            <AppQrCode code={code} caption="扫码下载师傅端 App" />
            <p className={styles.hint} data-phrases="">
              认证通过后，用手机登录就能接单。
            </p>
          </aside>
        </div>
      </PageSection>
      <PageSection id="advantages" title="为什么来装达接单">
        <PointList points={advantages} variant="cards" />
      </PageSection>
      <PageSection id="steps" title="五步开始接单">
        <NumberedSteps steps={steps} />
      </PageSection>
    </>
  );
}
