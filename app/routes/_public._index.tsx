import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Categories } from "~/features/home/categories";
import { Guarantee } from "~/features/home/guarantee";
import { Hero } from "~/features/home/hero";
import { type Category, staticCategories } from "~/features/home/home-content";
import { Price } from "~/features/home/price";
import { Process } from "~/features/home/process";
import { publicMeta } from "~/features/site/page-meta";
import { organizationData } from "~/features/site/structured-data";
import { graphql } from "~/gql";

const HomePageDocument = graphql(`
  query HomePage {
    goodsTypes { id name icon }
  }
`);

export const meta: MetaFunction = () =>
  publicMeta({
    description:
      "家具、卫浴、灯具等十类商品的送货、安装与维修。实名师傅上门，款项平台担保，您确认满意后才结给师傅。",
    path: "/",
    structuredData: organizationData(),
  });

/** The page stands without its one operation: the categories are then the ten that we know. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ categories: readonly Category[] }> {
  try {
    const { goodsTypes } = await context.graphql(HomePageDocument);
    return { categories: goodsTypes?.length ? goodsTypes : staticCategories };
  } catch {
    return { categories: staticCategories };
  }
}

export default function HomePage() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero categories={categories} />
      <Process />
      <Guarantee />
      <Categories categories={categories} />
      <Price />
    </>
  );
}
