import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHero } from "~/features/public-page/page-hero";
import { PageSection } from "~/features/public-page/page-section";
import { PointList } from "~/features/public-page/point-list";
import { publicMeta } from "~/features/site/page-meta";
import { FunctionList } from "~/features/solutions/function-list";
import { HelpTitles } from "~/features/solutions/help-titles";
import { ProductScreens } from "~/features/solutions/product-screens";
import {
  SOLUTION_TABS,
  solutionOf,
  solutionPath,
  solutionTypeOf,
} from "~/features/solutions/solution.server";
import { graphql } from "~/gql";
import { LinkButton } from "~/ui/buttons/link-button";
import { TabLinks } from "~/ui/navigation/tab-links";
import styles from "./fangan.module.css";

const HelpTitlesDocument = graphql(`
  query HelpTitles {
    articles(type: HELP, page: 1, pageSize: 8) { nodes { id title } }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta({
    title: data ? `${data.label}解决方案` : "解决方案",
    description: data?.solution.banner.lead ?? "",
    picture: "solution",
    path: data?.tabs.find(({ isCurrent }) => isCurrent)?.to ?? "/fangan",
  });

/** The texts come as data: the browser needs those of one tab only. The page stands without its articles. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const type = solutionTypeOf(new URL(request.url).searchParams.get("type"));
  const helpTitles = await context.graphql(HelpTitlesDocument).then(
    ({ articles }) => articles?.nodes.map(({ title }) => title) ?? [],
    () => [],
  );
  const tabs = SOLUTION_TABS.map((tab) => ({
    to: solutionPath(tab.type),
    label: tab.label,
    isCurrent: tab.type === type,
  }));
  const label = tabs.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return { tabs, label, solution: solutionOf(type), helpTitles };
}

/** What the platform does for merchants, masters and households (PUB-17..19). */
export default function SolutionPage() {
  const { tabs, solution, helpTitles } = useLoaderData<typeof loader>();
  const { banner, problems, advantages, screens, functions, join } = solution;
  return (
    <>
      <div className={styles.tabs}>
        <TabLinks label="解决方案" tabs={tabs} />
      </div>
      <PageHero title={banner.title} lead={banner.lead} drawing={banner.drawing}>
        <LinkButton to={banner.action.to} variant="primary" size="lg">
          {banner.action.label}
        </LinkButton>
      </PageHero>
      <PageSection id="problems" title={problems.title} lead={problems.lead}>
        <PointList points={problems.points} tone="muted" />
      </PageSection>
      <PageSection id="advantages" title={advantages.title} lead={advantages.lead}>
        <PointList points={advantages.points} variant="cards" />
      </PageSection>
      {screens ? (
        <PageSection id="screens" title={screens.title} lead={screens.lead}>
          <ProductScreens screens={screens.shown} />
        </PageSection>
      ) : null}
      <PageSection id="functions" title={functions.title} lead={functions.lead}>
        <FunctionList rows={functions.rows} />
      </PageSection>
      {helpTitles.length > 0 ? (
        <PageSection id="help" title="常见问题">
          <HelpTitles titles={helpTitles} />
        </PageSection>
      ) : null}
      <section id="join" className={styles.join} aria-labelledby="join-title">
        <div>
          <h2 id="join-title" className={styles.joinTitle}>
            {join.title}
          </h2>
          <p data-phrases="">{join.text}</p>
        </div>
        <LinkButton to={join.action.to} variant="primary" size="lg">
          {join.action.label}
        </LinkButton>
      </section>
    </>
  );
}
