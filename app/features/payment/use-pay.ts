import { useFetcher, useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import { useOnAnswer } from "~/lib/use-on-answer";
import { toast } from "~/ui/toast";
import type { PayPasswordForm } from "../../../schema/rules/pay-password";
import type { PayAnswer } from "./pay-form";
import type { PayForm } from "./pay-form.server";
import { INSUFFICIENT, payReactionTo } from "./pay-outcome";
import type { ProviderPayment } from "./use-provider-payment";

/** Which dialog is open, and what it says about the last try. */
type PayDialog = { name: "password" | "set-password"; failure: string | null } | null;

/**
 * The course of a payment. From the wallet: password dialog, or the one that sets a password and goes on to pay
 * (PAY-09, PAY-10), under one key per visit: whatever is clicked or sent again, the order is paid once (ux.md U40). At
 * a provider: `provider` shows what is answered; each press may open the trade anew, which the backend makes one.
 */
export function usePay(hasPayPassword: boolean, provider: ProviderPayment) {
  const fetcher = useFetcher<PayAnswer>();
  const { revalidate } = useRevalidator();
  const [isPasswordSet, setPasswordSet] = useState(hasPayPassword);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [dialog, setDialog] = useState<PayDialog>(null);
  const [isInsufficient, setInsufficient] = useState(false);
  const newPassword = useRef("");

  const submit = (form: PayForm) => fetcher.submit(form, { method: "post", encType: "application/json" });
  const payWith = (password: string) => submit({ intent: "pay", idempotencyKey, payWay: "WALLET", password });

  const reactTo = ({ intent, failure, shown }: PayAnswer) => {
    const reaction = failure && payReactionTo(failure);
    if (shown) provider.show(shown);
    else provider.abandon();
    if (reaction?.kind === "again") {
      toast.error(reaction.message);
      return;
    }
    if (intent === "set-password") {
      if (failure) setDialog({ name: "set-password", failure: failure.message });
      else {
        toast.success("支付密码设置成功");
        setPasswordSet(true);
        payWith(newPassword.current);
      }
      return;
    }
    switch (reaction?.kind) {
      case "password":
        setDialog({ name: "password", failure: reaction.message });
        break;
      case "set-password":
        setDialog({ name: "set-password", failure: null });
        break;
      case "insufficient":
        setDialog(null);
        setInsufficient(true);
        toast.error(INSUFFICIENT);
        revalidate();
        break;
      case "message":
        setDialog(null);
        toast.error(reaction.message);
        // The order may be another one than the page shows: paid in another tab, or closed.
        revalidate();
    }
  };

  useOnAnswer(fetcher, reactTo);

  return {
    dialog,
    isInsufficient,
    isPending: fetcher.state !== "idle",
    /** Starts paying: the wallet asks for its password first. */
    start(chosen: PayWay) {
      setInsufficient(false);
      if (chosen !== "WALLET") {
        provider.prepare(chosen);
        const key = crypto.randomUUID();
        submit({ intent: "pay", idempotencyKey: key, payWay: chosen, password: null });
      } else setDialog({ name: isPasswordSet ? "password" : "set-password", failure: null });
    },
    confirmPassword: payWith,
    confirmNewPassword({ code, password }: PayPasswordForm) {
      newPassword.current = password;
      submit({ intent: "set-password", code, password });
    },
    forgetPassword: () => setDialog({ name: "set-password", failure: null }),
    forgetFailure: () => setDialog((open) => open && { ...open, failure: null }),
    close: () => setDialog(null),
  };
}
