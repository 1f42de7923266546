import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useNavigate } from "@remix-run/react";
import { FormHelp } from "~/features/customer-area/form-help";
import { FeedbackForm } from "~/features/feedback/feedback-form";
import { FEEDBACK_PAGES } from "~/features/feedback/feedback-list-address";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Card } from "~/ui/layout/card";
import { FormPage } from "~/ui/layout/form-page";
import { PageHeader } from "~/ui/layout/page-header";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

const HELP = [
  "在哪个页面、按了什么、看到了什么",
  "与订单有关时，附上订单号",
  "截图能说明问题，请先遮住客户的姓名和电话",
];

export const meta: MetaFunction = () => [{ title: pageTitle("提交反馈") }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  return null;
}

/** The form of a feedback (FEED-02). */
export default function SubmitFeedback() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="提交反馈" description="描述得越具体，处理得越快" />
      <FormPage aside={<FormHelp title="写明这些，处理更快" points={HELP} />}>
        <Card>
          <FeedbackForm onDone={() => navigate(FEEDBACK_PAGES.success, { replace: true })} />
        </Card>
      </FormPage>
    </>
  );
}
