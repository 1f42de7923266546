import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { graphql } from "~/gql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { toast } from "~/ui/feedback/toast";
import { lazyComponent } from "~/ui/lazy-component";
import { AWAITS_BIDS } from "../../../../schema/rules/bids/bids";
import { Code } from "../../../../schema/rules/codes";
import { type DraftIssue, PRICE_IN_MAINTENANCE } from "../../../../schema/rules/placing/order-draft";
import { bidsHref } from "../../bids/price-ways";
import { paymentHref } from "../../payment/payment-address";
import { newId, useOrderDraft } from "../draft/draft-context";
import { isUploading, UPLOADING_TEXT } from "../draft/running-uploads";
import { useLoginPrompt } from "../page/login-prompt";
import { TotalLine } from "../price/total-line";
import type { usePriceQuote } from "../price/use-price-quote";
import { createOrderInputOf } from "./create-order-input";

const PriceChangeDialog = lazyComponent(
  async () => (await import("../price/price-change-dialog")).PriceChangeDialog,
);

/** A new price to confirm, and the one that was shown before, in 分. */
interface PriceChange {
  before: number;
  after: number;
}

const CreateOrderDocument = graphql(`
  mutation CreateOrder($input: CreateOrderInput!) {
    answer: createOrder(input: $input) {
      __typename
      ... on OrderCreated { orderId }
      ...Refusal
    }
  }
`);

interface OrderSubmissionOptions {
  price: ReturnType<typeof usePriceQuote>;
  /** Whether masters bid: then no price is needed, and nothing is paid yet. */
  isForBids?: boolean;
  /** Errors that prevent the order. */
  failures(): DraftIssue[];
  tell(failures: readonly DraftIssue[]): void;
}

/**
 * The end of the order form: `actions` show the price and place the order at this price, and the payment
 * follows (PLACE-61). `dialogs` handle a lost answer, a changed price and an order that exists already
 * (ux.md U20, U37, U40).
 */
export function useOrderSubmission({ price, isForBids = false, failures, tell }: OrderSubmissionOptions) {
  const { get, update, reset } = useOrderDraft();
  const { isSignedIn, goToLogin } = useLoginPrompt();
  const navigate = useNavigate();
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [isOrderedBefore, setOrderedBefore] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /**
   * The draft has become an order: it is reset while the page is still shown. A ref, because the reset
   * renders at once.
   */
  const isOrdered = useRef(false);
  const isOnPage = useRef(true);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  /** Opens the next page for the placed order, and starts the next draft (PLACE-10). */
  const leaveTo = (path: string) => {
    isOrdered.current = true;
    navigate(path, { replace: true });
    reset();
  };
  const askPrice = async () => {
    setAsking(true);
    try {
      return await price.ask();
    } finally {
      setAsking(false);
    }
  };
  /** Asks the customer to confirm the new price (ux.md U20). */
  const offerNewPrice = async (message: string) => {
    const before = price.state.status === "ready" ? price.state.quote.totalFee : 0;
    const fresh = await askPrice();
    if (fresh?.ok) setPriceChange({ before, after: fresh.quote.totalFee });
    else toast.error(fresh?.message ?? message);
  };
  const placing = useMutate(CreateOrderDocument, {
    changes: ["Order", "Recipient"],
    onDone({ orderId }) {
      // If the customer has left the page, the draft stays; sending it again finds the order.
      if (isOnPage.current) leaveTo(isForBids ? bidsHref(orderId) : paymentHref(orderId));
    },
    onRefused({ code, message, field }) {
      if (code === Code.PRICE_CHANGED) void offerNewPrice(message);
      // The first answer was lost, and the draft has changed since.
      else if (code === Code.IDEMPOTENCY_MISMATCH) setOrderedBefore(true);
      else {
        // A wished time that passed on the way is wrong in the form by now.
        const found = failures();
        if (!found.some((failure) => failure.field === field)) return false;
        tell(found);
      }
      return true;
    },
  });
  const isPending = isAsking || placing.isPending || isOrdered.current;

  /** Whether the form has no errors; tells those that it has. */
  const isComplete = (): boolean => {
    const found = failures();
    tell(found);
    return found.length === 0;
  };
  const send = (quotedTotalFee: number | null) => {
    const input = createOrderInputOf(get(), quotedTotalFee);
    if (input) void placing.send({ input });
  };
  const submit = async () => {
    if (isUploading()) {
      toast.info(UPLOADING_TEXT);
      return;
    }
    if (!isComplete()) return;
    if (!isSignedIn) {
      goToLogin();
      return;
    }
    if (isForBids) {
      send(null);
      return;
    }
    if (price.state.status === "ready") {
      if (price.state.quote.workerFee === 0) toast.error(PRICE_IN_MAINTENANCE);
      else send(price.state.quote.totalFee);
      return;
    }
    // Nothing is ordered at a price that was not shown before.
    const answer = await askPrice();
    if (answer?.ok) toast.info("价格已更新，请确认后再次提交");
    else if (answer) toast.error(answer.message);
  };

  const dialogs = (
    <>
      <PriceChangeDialog
        isOpen={priceChange !== null}
        change={priceChange}
        onClose={() => setPriceChange(null)}
        onConfirm={(fee) => {
          setPriceChange(null);
          // A wished time may have passed while the price was looked at.
          if (isComplete()) send(fee);
        }}
      />
      <ConfirmDialog
        message="您上一次提交的订单已经创建成功。要查看那笔订单，还是按修改后的内容再下一单？"
        confirmLabel="查看订单"
        cancelLabel="再下一单"
        isOpen={isOrderedBefore}
        onOpenChange={setOrderedBefore}
        onCancel={() => {
          // Another order is a new attempt with a new key.
          update({ idempotencyKey: newId() });
          void submit();
        }}
        onConfirm={() => leaveTo("/user/order")}
      />
    </>
  );
  const actions = (
    <>
      {isForBids ? <p>{AWAITS_BIDS}，选定后再付款</p> : <TotalLine state={price.state} />}
      <Button variant="primary" size="lg" fullWidth isPending={isPending} onPress={submit}>
        提交订单
      </Button>
    </>
  );
  return { actions, dialogs, isOrdered };
}
