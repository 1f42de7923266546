import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { forgetVisitor } from "~/lib/session/forget-visitor";
import { takeSignedOut } from "~/lib/session/signed-out";
import { SIGNED_IN_HINT } from "../../../../schema/rules/account/signed-in-hint";
import { askWhoIsSignedIn, type SignedIn, signOut } from "./customer";
import { showToast } from "./toast";

const SIGNED_OUT = "退出成功";
const CLOSED = "账户已注销";

const isSomebody = (): boolean => document.cookie.includes(`${SIGNED_IN_HINT}=1`);

/** Shows who is signed in, and signs out (NAV-02 to NAV-06). Visitors are asked nothing. */
export function keepAccount(): void {
  // In the customer area the answer to signing out leads here.
  const how = takeSignedOut();
  if (how) showToast("status", how === "closed" ? CLOSED : SIGNED_OUT);
  const template = document.querySelector<HTMLTemplateElement>("template[data-account]");
  const visitor = template?.previousElementSibling;
  if (!template || !(visitor instanceof HTMLElement)) return;
  let shown: Element = visitor;

  const show = (strip: Element) => {
    if (strip !== visitor) offerOrder();
    if (strip !== shown) shown.replaceWith(strip);
    shown = strip;
    delete document.documentElement.dataset.account;
  };
  const refresh = async () => {
    if (!isSomebody()) return show(visitor);
    const customer = await askWhoIsSignedIn(template.dataset.account ?? "");
    show(customer ? stripOf(template, customer, () => show(visitor)) : visitor);
  };
  void refresh();
  // The visitor may have signed in or out before returning to a page that the browser kept in memory.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void refresh();
  });
}

/** A signed-in customer has an account, so links to register become links to order. */
function offerOrder(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href="/register"]')) {
    link.href = "/placeorder/stepone";
    link.textContent = "立即下单";
  }
}

/** A copy of the template that names the customer. */
function stripOf(template: HTMLTemplateElement, { nickname, avatar }: SignedIn, onLeft: () => void): Element {
  const strip = document.importNode(template.content, true).firstElementChild;
  if (!strip) throw new Error("the strip of a customer is missing");
  const picture = strip.querySelector("img");
  const initial = strip.querySelector("[data-initial]");
  if (avatar && picture) picture.src = avatar;
  else picture?.remove();
  if (avatar) initial?.remove();
  else initial?.append(Array.from(nickname)[0] ?? "");
  strip.querySelector("[data-name]")?.append(nickname);
  askBeforeLeaving(strip, onLeft);
  return strip;
}

function askBeforeLeaving(strip: Element, onLeft: () => void): void {
  const form = strip.querySelector<HTMLFormElement>("form[action]");
  const button = form?.querySelector("button");
  const dialog = strip.querySelector("dialog");
  if (!form || !button || !dialog) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.returnValue = "";
    dialog.showModal();
  });
  dialog.addEventListener("close", async () => {
    if (dialog.returnValue !== "leave") return;
    button.disabled = true;
    const refusal = await signOut(form.action).catch(() => NETWORK_FAILURE_TEXT);
    button.disabled = false;
    if (refusal !== null) return showToast("alert", refusal);
    forgetVisitor();
    onLeft();
    showToast("status", SIGNED_OUT);
  });
}
