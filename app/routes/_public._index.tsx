import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Categories } from "~/features/home/categories";
import { cityGroups } from "~/features/home/cities";
import { Guarantee } from "~/features/home/guarantee";
import { Hero } from "~/features/home/hero";
import { type Category, processSteps, sampleOrder, staticCategories } from "~/features/home/home-content";
import { Join } from "~/features/home/join";
import { type Partner, Partners } from "~/features/home/partners";
import { Price } from "~/features/home/price";
import { Process } from "~/features/home/process";
import { publicMeta } from "~/features/site/page-meta";
import { organizationData } from "~/features/site/structured-data";
import { graphql } from "~/gql";

const HomePageDocument = graphql(`
  query HomePage {
    goodsTypes { id name icon }
    adverts(location: PARTNERS) { title image url }
  }
`);

export const meta: MetaFunction = () =>
  publicMeta({
    description:
      "家具、卫浴、灯具等十类商品的送货、安装与维修。实名师傅上门，款项平台担保，您确认满意后才结给师傅。",
    path: "/",
    structuredData: organizationData(),
  });

/** Texts that come as data: only the server needs them as code. */
const content = { cities: cityGroups, steps: processSteps, sample: sampleOrder };

interface HomeData {
  categories: readonly Category[];
  partners: readonly Partner[];
  content: typeof content;
}

/** The page stands without its one operation: the categories are then the ten that we know, and partners are left out. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  try {
    const { goodsTypes, adverts } = await context.graphqlParts(HomePageDocument);
    const categories = goodsTypes?.length ? goodsTypes : staticCategories;
    return { categories, partners: adverts ?? [], content };
  } catch {
    return { categories: staticCategories, partners: [], content };
  }
}

export default function HomePage() {
  const { categories, partners, content } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero categories={categories} cities={content.cities} sample={content.sample} />
      <Process steps={content.steps} />
      <Guarantee />
      <Categories categories={categories} />
      <Partners partners={partners} />
      <Join />
      <Price sample={content.sample} />
    </>
  );
}
