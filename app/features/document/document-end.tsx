import documentScript from "virtual:document-script/main";
import { useNonces } from "~/lib/nonce";
import toast from "~/ui/feedback/toast.module.css";
import { ToastBox } from "~/ui/feedback/toast-box";

/** The end of every document: where it says what was done, and the script that all of them share. */
export function DocumentEnd() {
  const nonce = useNonces();
  return (
    <>
      <div className={toast.region}>
        <div role="status" aria-live="polite" className={toast.stack} />
        <div role="alert" aria-live="assertive" className={toast.stack} />
      </div>
      <template data-toast="status">
        <ToastBox tone="success" text="" />
      </template>
      <template data-toast="alert">
        <ToastBox tone="error" text="" />
      </template>
      <script type="module" src={documentScript} nonce={nonce.script} />
    </>
  );
}
