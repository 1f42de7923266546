import { useNonces } from "~/lib/nonce";

/** Stands on the button whose press waits; styles/base.css shows it. */
const WAITING = "data-press-waits";

/** As React writes it: without a character that it would escape. */
const SCRIPT = `addEventListener(\`click\`,function(event){
var root=document.documentElement,pressed=event.target.closest(\`button[type=button]\`);
if(!pressed||\`alive\` in root.dataset)return;
root.querySelectorAll(\`[${WAITING}]\`).forEach(function(other){other.removeAttribute(\`${WAITING}\`)});
pressed.setAttribute(\`${WAITING}\`,\`\`)},true)`;

/**
 * Stands in the head of pages that React takes over: a press of a button that comes before is kept, and the button says
 * that its answer is coming. The last one counts. Links, posted forms and `summary` need no script.
 */
export function EarlyPress() {
  const nonce = useNonces();
  return (
    <script nonce={nonce.script} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}

/** From now on React hears presses itself. To be called when the page is hydrated. */
export function keepNoMorePresses(): void {
  document.documentElement.dataset.alive = "";
}

/** Presses the button that was pressed too early. To be called when React has taken the page over. */
export function answerEarlyPress(): void {
  const pressed = document.querySelector<HTMLElement>(`[${WAITING}]`);
  pressed?.removeAttribute(WAITING);
  pressed?.click();
}
