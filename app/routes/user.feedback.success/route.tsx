import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import styles from "~/features/feedback/feedback.module.css";
import { FEEDBACK_LIST } from "~/features/feedback/feedback-list-address";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { Button } from "~/ui/buttons/button";
import { CircleCheck } from "~/ui/icons";
import { Card } from "~/ui/layout/card";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

/** As documented, the way back takes a moment (FEED-07, CONST-41), ms. */
const RETURNS_AFTER_MS = 1000;

export const meta: MetaFunction = () => [{ title: pageTitle("提交成功") }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  return null;
}

/** Thanks for a feedback (FEED-07). */
export default function FeedbackSuccess() {
  const navigate = useNavigate();
  const { feedback: isAnswered } = useOffers();
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => navigate(FEEDBACK_LIST.path), RETURNS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isClosing, navigate]);
  return (
    <Card>
      <div className={styles.thanks}>
        <CircleCheck />
        <h1>提交成功，感谢您的反馈</h1>
        <p>{isAnswered ? "我们会认真阅读，回复后发消息通知您" : "我们会认真阅读"}</p>
        <Button variant="primary" isPending={isClosing} onPress={() => setClosing(true)}>
          关闭
        </Button>
        <p role="status" className={styles.minor}>
          {isClosing ? "正在返回意见反馈" : null}
        </p>
      </div>
    </Card>
  );
}
