import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { PayWay } from "~/gql/graphql";
import { toast } from "~/ui/feedback/toast";

/** How long the success is shown before the page is left, ms (PAY-08). */
const SUCCESS_SHOWN_MS = 1_000;

/** On to step three (PAY-11), or to the orders once a code has been paid, unless the user has left the page before. */
export function useLeaving(orderId: string) {
  const navigate = useNavigate();
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  return (payWay: PayWay) => {
    if (isGone.current) return;
    if (payWay !== "WALLET") toast.success(payWay === "WECHAT" ? "成功" : "支付成功");
    if (payWay !== "WECHAT") return navigate(`/placeorder/Stepthree?orderid=${orderId}`);
    timer.current = setTimeout(() => navigate("/user/order"), SUCCESS_SHOWN_MS);
  };
}
