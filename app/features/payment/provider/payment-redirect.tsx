import { useEffect, useRef, useState } from "react";
import { PageDrawing } from "~/features/illustrations/page-drawing";
import { BareMain } from "~/features/site/bare-main";
import { Brand } from "~/features/site/brand";
import { siteConfig } from "~/lib/site-config";
import { ActionRow } from "~/ui/buttons/action-row";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Spinner } from "~/ui/feedback/spinner";
import styles from "./payment-redirect.module.css";
import type { ProviderTargets } from "./provider-address";
import { type ProviderForm, readProviderForm } from "./provider-form";
import { takePaymentPage } from "./stored-payment-page";

type State = { kind: "opening" } | { kind: "leaving"; form: ProviderForm } | { kind: "missing" | "refused" };

const TROUBLE = {
  missing: {
    title: "没有待打开的支付页面",
    text: "支付页面只能打开一次，可能已经打开过或已过期。请回到订单重新支付。",
  },
  refused: {
    title: "无法打开支付页面",
    text: "支付页面没有通过安全检查，我们没有向任何地方提交信息。请回到订单重新支付，或联系客服。",
  },
} as const;

/**
 * Opens the provider's page from the stored form (PUB-34, S25); anything that is not a payment form is not
 * opened.
 */
export function PaymentRedirect({ targets }: { targets: ProviderTargets }) {
  const [state, setState] = useState<State>({ kind: "opening" });

  useEffect(() => {
    const html = takePaymentPage();
    const form = html === null ? null : readProviderForm(html, targets);
    setState(form ? { kind: "leaving", form } : { kind: html === null ? "missing" : "refused" });
    // Back from the provider: the stored form was already sent.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setState({ kind: "missing" });
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [targets]);

  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <BareMain isLive>
        {state.kind === "missing" || state.kind === "refused" ? (
          <Trouble {...TROUBLE[state.kind]} />
        ) : (
          <>
            <span className={styles.spinner}>
              <Spinner size={20} />
            </span>
            <h1 className={styles.title}>正在跳转到支付页面</h1>
            <p className={styles.text} data-phrases="">
              请稍候，不要关闭此页面。
            </p>
            {state.kind === "leaving" ? <LeavingForm form={state.form} /> : null}
            <noscript>
              <p className={styles.text}>
                打开支付页面需要 JavaScript，请在浏览器中启用后，回到<a href="/user/order">我的订单</a>
                重新支付。
              </p>
            </noscript>
          </>
        )}
      </BareMain>
    </div>
  );
}

/**
 * The provider's form, rebuilt from its fields, which submits itself. The button is for browsers in which
 * this fails.
 */
function LeavingForm({ form }: { form: ProviderForm }) {
  const element = useRef<HTMLFormElement>(null);
  // A field can be named "submit", which would hide the form's own method.
  useEffect(() => {
    if (element.current) HTMLFormElement.prototype.submit.call(element.current);
  }, []);
  return (
    <form ref={element} action={form.action} method={form.method} acceptCharset="utf-8">
      {form.fields.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} readOnly />
      ))}
      <Button type="submit">没有自动跳转？点这里前往支付</Button>
    </form>
  );
}

function Trouble({ title, text }: { title: string; text: string }) {
  const { hotline } = siteConfig;
  return (
    <>
      <PageDrawing name="blocked" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text} data-phrases="">
        {text}
      </p>
      <ActionRow>
        <LinkButton to="/user/order" variant="primary" reloadDocument>
          返回我的订单
        </LinkButton>
        <LinkButton to="/" reloadDocument>
          返回首页
        </LinkButton>
      </ActionRow>
      {hotline ? (
        <p className={styles.hotline}>
          客服热线 <a href={hotline.href}>{hotline.display}</a>（{hotline.hours}）
        </p>
      ) : null}
    </>
  );
}
