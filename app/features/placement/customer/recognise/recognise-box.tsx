import { useMemo, useState } from "react";
import { Button } from "~/ui/button";
import type { CascaderNode } from "~/ui/cascader";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { useOrderDraft } from "../../draft/draft-context";
import type { OrderDraft } from "../../draft/order-draft";
import { indexAreas } from "./area-index";
import { draftChangeOf, missingParts } from "./fill-draft";
import { LONGEST_PASTE, recogniseAddress } from "./recognise-address";
import styles from "./recognise-box.module.css";

interface RecogniseBoxProps {
  /** The whole area tree; empty while it loads. */
  tree: readonly CascaderNode[];
}

interface Outcome {
  missing: readonly string[];
  /** What stood in the fields before, for 撤销. */
  before: Partial<OrderDraft>;
}

/**
 * 智能识别: one pasted text fills name, phone, area and address (ux.md U15). Pasting is enough, the button is for what
 * was typed. What was found stands in the fields below, to be checked; what was not found keeps what it had.
 */
export function RecogniseBox({ tree }: RecogniseBoxProps) {
  const { get, update } = useOrderDraft();
  const areas = useMemo(() => indexAreas(tree), [tree]);
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const recognise = (pasted: string) => {
    if (pasted.trim() === "" || tree.length === 0) return;
    const found = recogniseAddress(pasted, areas);
    const { customerName, customerPhone, areaCode, areaNames, address } = get();
    setOutcome({
      missing: missingParts(found),
      before: { customerName, customerPhone, areaCode, areaNames, address },
    });
    update(draftChangeOf(found));
  };
  const undo = () => {
    if (outcome) update(outcome.before);
    setOutcome(null);
  };

  return (
    <div
      className={styles.box}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData("text/plain");
        // Into an empty box only: otherwise the paste is a part of what is being written.
        if (text === "") recognise(pasted);
      }}
    >
      <TextField
        label="智能识别"
        multiline
        rows={2}
        maxLength={LONGEST_PASTE}
        autoComplete="off"
        placeholder="粘贴整段收货信息，自动拆分姓名、电话和地址。例如：王小满 13900001234 浙江省杭州市西湖区文三路90号"
        value={text}
        onChange={(typed) => {
          setText(typed);
          if (typed === "") setOutcome(null);
        }}
        action={
          <Button onPress={() => recognise(text)} isDisabled={text.trim() === "" || tree.length === 0}>
            识别
          </Button>
        }
      />
      <div role="status">
        {outcome ? (
          <Notice
            tone={outcome.missing.length === 0 ? "success" : "warning"}
            action={
              <Button size="sm" variant="ghost" onPress={undo}>
                撤销
              </Button>
            }
          >
            {outcome.missing.length === 0
              ? "已填入下方，请核对姓名、电话和地址"
              : `没有识别出${outcome.missing.join("、")}，请在下方补充；其余已填入，请核对`}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
