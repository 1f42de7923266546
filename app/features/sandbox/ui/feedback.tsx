import { Button } from "~/ui/buttons/button";
import { EmptyDrawing, type EmptyDrawingName } from "~/ui/feedback/empty-drawing";
import { EmptyState } from "~/ui/feedback/empty-state";
import { ErrorState } from "~/ui/feedback/error-state";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Spinner } from "~/ui/feedback/spinner";
import { toast } from "~/ui/feedback/toast";
import { ToastBox } from "~/ui/feedback/toast-box";
import { Row, Specimen, Specimens } from "./specimen";

const TONES = ["info", "success", "warning", "danger"] as const;
const DRAWINGS: readonly EmptyDrawingName[] = [
  "orders",
  "goods",
  "search",
  "messages",
  "safe",
  "payout",
  "error",
];

/** app/ui/feedback */
export function Feedback() {
  return (
    <Specimens title="反馈">
      <Specimen name="Notice" isWide>
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} action={<Button size="sm">处理</Button>}>
            {tone}：页面的状况
          </Notice>
        ))}
      </Specimen>
      <Specimen name="EmptyState、StateMessage">
        <EmptyState
          title="还没有订单"
          description="下单后在这里查看进度"
          action={<Button>立即下单</Button>}
        />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState title="内容加载失败" description="网络异常，请稍后重试" onRetry={() => undefined} />
      </Specimen>
      <Specimen name="Skeleton、Spinner">
        <Skeleton />
        <Row>
          <Spinner />
          <Spinner size={20} />
        </Row>
      </Specimen>
      <Specimen name="ToastBox">
        <ToastBox tone="success" text="保存成功" />
        <ToastBox tone="error" text="提交失败，请重试" />
        <ToastBox tone="warning" text="暂未完成支付" />
        <ToastBox tone="info" text="订单已更新" />
      </Specimen>
      <Specimen name="ToastRegion">
        <Row>
          <Button onPress={() => toast.success("保存成功")}>成功提示</Button>
          <Button onPress={() => toast.error("提交失败，请重试")}>错误提示</Button>
        </Row>
      </Specimen>
      <Specimen name="EmptyDrawing" isWide>
        <Row>
          {DRAWINGS.map((name) => (
            <EmptyDrawing key={name} name={name} />
          ))}
        </Row>
      </Specimen>
    </Specimens>
  );
}
