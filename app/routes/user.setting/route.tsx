import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FormHelp } from "~/features/customer-area/form-help";
import { PageFailure } from "~/features/customer-area/page-failure";
import { AvatarField } from "~/features/profile/avatar/avatar-field";
import { ProfileForm } from "~/features/profile/profile-form";
import { graphql } from "~/gql";
import { useReloadOn } from "~/lib/graphql/use-reload-on";
import { pageTitle } from "~/lib/page-title";
import { requireToken, requireViewer } from "~/lib/session/session.server";
import { Card } from "~/ui/layout/card";
import { FormPage } from "~/ui/layout/form-page";
import { PageHeader } from "~/ui/layout/page-header";

const SettingPageDocument = graphql(`
  query SettingPage {
    viewer {
      customer { id nickname phone avatar email gender areaPath address }
    }
  }
`);

const HELP = [
  "地区和地址只用于联系您，下单时填写的是客户的地址",
  "更换登录手机号、支付密码和收款账户，请到“账户安全”",
];

export const meta: MetaFunction = () => [{ title: pageTitle("个人设置") }];

/** The customer's own profile (SET-01 to SET-08). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  // Everything is needed: a form that forgot what there was would delete it.
  const { viewer } = await context.graphql(SettingPageDocument);
  return { profile: requireViewer(request, viewer).customer };
}

export default function SettingPage() {
  useReloadOn(["Customer"]);
  const { profile } = useLoaderData<typeof loader>();
  if (!profile) return <PageFailure />;
  return (
    <>
      <PageHeader title="个人设置" description="昵称和头像显示在页面顶部" />
      <FormPage aside={<FormHelp title="资料的用处" points={HELP} />}>
        <Card as="div" title="头像">
          <AvatarField nickname={profile.nickname} url={profile.avatar ?? null} />
        </Card>
        <Card title="个人资料">
          <ProfileForm key={profile.id} profile={profile} />
        </Card>
      </FormPage>
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
