import { useMemo } from "react";
import { useLoaded } from "~/lib/use-loaded";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { TextField } from "~/ui/fields/text-field";
import type { CascaderNode } from "~/ui/selects/cascader-nodes";
import { LONGEST_PASTE } from "../../../../../schema/rules/recognise/limits";
import styles from "./recognise-box.module.css";
import { RECOGNISE_ID } from "./recognise-id";
import { type RecognisedFields, useRecognition } from "./use-recognition";

interface RecogniseBoxProps {
  /** The whole area tree; empty while it loads. */
  tree: readonly CascaderNode[];
  /**
   * Code of the area that was removed from the draft because it is not served (PLACE-23); null without one.
   */
  unserved: string | null;
  fields: RecognisedFields;
}

/**
 * 智能识别: one pasted text fills name, phone, area and address (ux.md U15), and another text replaces it.
 * Pasting starts it at once, typing after a pause. The results are in the fields below, to be checked; parts
 * that were not found keep their values.
 */
export function RecogniseBox({ tree, unserved, fields }: RecogniseBoxProps) {
  const code = useLoaded("recogniser", () => import("../../../../../schema/rules/recognise/recogniser"));
  const read = useMemo(
    () => (code.data && tree.length > 0 ? code.data.recogniserOf(tree) : null),
    [code.data, tree],
  );
  const recognition = useRecognition(read, unserved, fields);
  const { told } = recognition;
  return (
    <div
      className={styles.box}
      onPaste={() => {
        recognition.paste();
        if (code.status === "failed") code.reload();
      }}
      onCompositionStart={() => recognition.compose(true)}
      onCompositionEnd={() => recognition.compose(false)}
    >
      <TextField
        id={RECOGNISE_ID}
        label="智能识别"
        multiline
        rows={2}
        maxLength={LONGEST_PASTE}
        autoComplete="off"
        placeholder="粘贴整段收货信息，自动拆分姓名、电话和地址。例如：王小满 13900001234 浙江省杭州市西湖区文三路90号"
        value={recognition.text}
        onChange={recognition.type}
        action={
          <Button onPress={recognition.recognise} isDisabled={!recognition.isReady}>
            识别
          </Button>
        }
      />
      <div role="status">
        {told ? (
          <Notice
            tone={told.isWhole ? "success" : "warning"}
            action={
              <Button size="sm" variant="ghost" onPress={recognition.undo}>
                撤销
              </Button>
            }
          >
            {told.message}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
