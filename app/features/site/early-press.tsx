import { useNonces } from "~/lib/nonce";

/** Attribute of the button whose press waits; styles/base.css shows it. */
const WAITING = "data-press-waits";

/** Without characters that React would escape. */
const SCRIPT = `addEventListener(\`click\`,function(event){
var root=document.documentElement,pressed=event.target.closest(\`button[type=button]\`);
if(!pressed||\`alive\` in root.dataset)return;
root.querySelectorAll(\`[${WAITING}]\`).forEach(function(other){other.removeAttribute(\`${WAITING}\`)});
pressed.setAttribute(\`${WAITING}\`,\`\`)},true)`;

/**
 * A script in the head of pages that React hydrates: a press of a button before hydration is remembered, and
 * the button shows that it waits. The last press counts. Links, posted forms and `summary` need no script.
 */
export function EarlyPress() {
  const nonce = useNonces();
  return (
    <script nonce={nonce.script} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}

/** From now on React handles presses itself. Call it after hydration. */
export function keepNoMorePresses(): void {
  document.documentElement.dataset.alive = "";
}

/** Presses the button that was pressed too early. Call it after hydration. */
export function answerEarlyPress(): void {
  const pressed = document.querySelector<HTMLElement>(`[${WAITING}]`);
  pressed?.removeAttribute(WAITING);
  pressed?.click();
}
