import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { loadAreaOptions } from "~/features/area-selects/area-options.server";
import { NO_AREA } from "~/features/area-selects/area-selection";
import { staticCategories } from "~/features/home/home-content";
import { APPLICANT_TABS } from "~/features/join/application-form";
import { ApplicationForm } from "~/features/join/application-form-card";
import { ApplicationSent } from "~/features/join/application-sent";
import { nextSteps, providerAdvantages } from "~/features/join/provider-join-content.server";
import { applicantTypeOf } from "~/features/join/read-application.server";
import { submitApplication } from "~/features/join/submit-application.server";
import { NumberedSteps } from "~/features/public-page/numbered-steps";
import { PageHero } from "~/features/public-page/page-hero";
import { PageSection } from "~/features/public-page/page-section";
import { PointList } from "~/features/public-page/point-list";
import { publicMeta } from "~/features/site/page-meta";
import { graphql } from "~/gql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { keepFormOnFailure, keepPageAfterAction } from "~/lib/resilient-action";
import { toast } from "~/ui/feedback/toast";
import styles from "./service-ruzhu.module.css";

const CategoriesDocument = graphql(`
  query ApplicationCategories {
    goodsTypes { id name icon }
  }
`);

const DONE = "/service_ruzhu?done=1";
const LEAD = "个人或企业都可以申请，代理一个地区的送装服务。填好下面的信息，入驻专员会给您打电话。";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: data?.isDone ? "提交成功" : "服务商入驻",
    description: data?.lead ?? "",
    picture: "join",
    path: "/service_ruzhu",
  });

/** The page stands without the backend: the ten categories are known, areas may be left out. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [categories, areas] = await Promise.all([
    context.graphql(CategoriesDocument).then(
      ({ goodsTypes }) => goodsTypes ?? staticCategories,
      () => staticCategories,
    ),
    loadAreaOptions(context, NO_AREA).catch(() => ({ provinces: [], cities: [], districts: [] })),
  ]);
  return {
    type: applicantTypeOf(searchParams.get("type")),
    isDone: searchParams.has("done"),
    categories,
    areas,
    lead: LEAD,
    advantages: providerAdvantages,
    steps: nextSteps,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitApplication(request, context, DONE);
}

/** Says that it is done (GEN-13); when the request did not get through, the form stays with everything typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await keepFormOnFailure(
      () => serverAction<typeof action>(),
      () => ({
        issues: [],
        problem: { field: null, message: NETWORK_FAILURE_TEXT },
        values: null,
        areas: null,
      }),
    );
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.get("Location") === DONE) toast.success("提交成功");
    throw thrown;
  }
}

export const shouldRevalidate = keepPageAfterAction;

/** Service providers apply here (PUB-27..33). */
export default function ProviderJoinPage() {
  const { type, isDone, categories, areas, lead, advantages, steps } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isDone) return <ApplicationSent steps={steps} />;
  const tabs = APPLICANT_TABS.map((tab) => ({
    to: `/service_ruzhu?type=${tab.type}`,
    label: tab.label,
    isCurrent: tab.type === type,
  }));
  return (
    <>
      <PageHero title="服务商入驻" lead={lead} drawing="join-provider" />
      <PageSection id="apply" title="填写入驻申请">
        <div className={styles.layout}>
          <ApplicationForm type={type} tabs={tabs} categories={categories} areas={areas} answer={answer} />
          <aside className={styles.aside} aria-labelledby="next-title">
            <h3 id="next-title">提交之后</h3>
            <NumberedSteps steps={steps} isColumn />
          </aside>
        </div>
      </PageSection>
      <PageSection id="advantages" title="成为服务商的好处">
        <PointList points={advantages} variant="cards" />
      </PageSection>
    </>
  );
}
