import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useNavigate } from "@remix-run/react";
import { PageFailure } from "~/features/customer-area/page-failure";
import { FeedbackForm } from "~/features/feedback/feedback-form";
import { FEEDBACK_PAGES } from "~/features/feedback/feedback-list-address";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Card } from "~/ui/layout/card";
import { PageHeader } from "~/ui/layout/page-header";

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
      <Card>
        <FeedbackForm onDone={() => navigate(FEEDBACK_PAGES.success, { replace: true })} />
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
