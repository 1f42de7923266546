import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NormalDialog } from "../../../app/features/abnormal/normal-dialog";
import { RevokeDialog } from "../../../app/features/complaints/revoke-dialog";
import { DeleteGoodsDialog } from "../../../app/features/goods-library/delete-goods-dialog";
import { ArrivalDialog } from "../../../app/features/order-steps/arrival-dialog";
import { CancelDialog } from "../../../app/features/order-steps/cancel-dialog";
import { DelayDialog } from "../../../app/features/order-steps/delay-dialog";
import { CancelRefundDialog } from "../../../app/features/refunds/cancel-refund-dialog";
import { DirectRefundDialog } from "../../../app/features/refunds/direct-refund-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = () => undefined;
const step = { orderId: "5", onClose: nothing };
const ORDER = { id: "5", status: "WAIT_ASSIGN", totalAmount: 100, originalAmount: 100, needsPickup: false };
const READS = { DirectRefund: { order: ORDER }, ArrivingOrder: { order: ORDER } };

interface Step {
  /** The documented call that the yes makes. */
  id: string;
  dialog: JSX.Element;
  question: string;
  /** The button of a yes. */
  yes?: string;
  mutation: string;
  sent: object;
  /** What is said once it is done. */
  done: string;
}

const STEPS: Step[] = [
  {
    id: "API-033",
    dialog: <CancelDialog {...step} />,
    question: "您确定要取消此订单?",
    mutation: "CancelOrder",
    sent: { orderId: "5" },
    done: "取消成功!",
  },
  {
    id: "API-035",
    dialog: <DelayDialog {...step} />,
    question: "确定延长验收吗？每笔订单只能延长一次",
    mutation: "DelayAcceptance",
    sent: { orderId: "5" },
    done: "延长成功!",
  },
  {
    id: "API-038",
    dialog: <DirectRefundDialog {...step} />,
    question: "您确定要退款吗",
    mutation: "RefundOrder",
    sent: { orderId: "5" },
    done: "退款成功!",
  },
  {
    id: "API-062",
    dialog: <RevokeDialog complaint={{ id: "1", orderId: "5" }} onClose={nothing} />,
    question: "确认取消投诉吗？",
    mutation: "RevokeComplaint",
    sent: { id: "1" },
    done: "撤销成功!",
  },
  {
    id: "API-082",
    dialog: <DeleteGoodsDialog ids={["1"]} onClose={nothing} onGone={nothing} />,
    question: "确认删除商品？删除后将无法恢复",
    yes: "删除",
    mutation: "DeleteLibraryGoods",
    sent: { ids: ["1"] },
    done: "删除成功!",
  },
  {
    id: "API-057",
    dialog: (
      <CancelRefundDialog
        refund={{ id: "9", orderId: "5" }}
        message="您确定要取消此退款?"
        onClose={nothing}
      />
    ),
    question: "您确定要取消此退款?",
    mutation: "CancelRefund",
    sent: { id: "9" },
    done: "取消成功!",
  },
  {
    id: "API-039",
    dialog: <NormalDialog orderId="5" onClose={nothing} onSolved={nothing} />,
    question: "确认货物不影响安装，让师傅继续正常服务吗？",
    mutation: "SolveException",
    sent: { orderId: "5", way: "NORMAL" },
    done: "处理成功",
  },
];

/** Opens the question, answers it with yes, and looks at what is sent and said. */
async function confirm({ dialog, question, yes = "确定", mutation, sent, done }: Omit<Step, "id">) {
  const network = graphNetwork({ ...READS, [mutation]: { answer: { __typename: "Done" } } });
  const { user } = render(dialog);
  expect(within(await screen.findByRole("alertdialog")).getByText(question)).toBeTruthy();
  expect(network.sentTo(mutation)).toEqual([]);
  expect(screen.queryByText(done)).toBeNull();
  await user.click(screen.getByRole("button", { name: yes }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(network.sentTo(mutation)).toEqual([sent]);
}

test.each(STEPS)(
  "[$id] [ERR-17] [ERR-18] $question is asked before it is done, and $done is said then",
  confirm,
);

test("[ERR-17] [ERR-18] [ERR-19] the arrival of goods is asked about before it is confirmed, and 操作成功! is said then", () =>
  confirm({
    dialog: <ArrivalDialog {...step} />,
    question: "确认修改商品状态为已到货吗？",
    mutation: "ConfirmArrival",
    sent: { input: { orderId: "5" } },
    done: "操作成功!",
  }));

test("[ERR-18] 已取消删除 is said of goods that stay", async () => {
  const network = graphNetwork();
  const onClose = vi.fn();
  const { user } = render(<DeleteGoodsDialog ids={["1"]} onClose={onClose} onGone={nothing} />);
  await user.click(screen.getByRole("button", { name: "取消" }));
  expect(await screen.findByText("已取消删除")).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(network.sent).toEqual([]);
});
