import { useEffect, useRef, useState } from "react";
import { AREA_NOT_SERVED } from "../../../../../schema/rules/placing/order-draft";
import { notAddress } from "../../../../../schema/rules/recognise/not-address";
import type { Recogniser } from "../../../../../schema/rules/recognise/recogniser";
import { type AddressFields, draftChangeOf, missingParts } from "./fill-draft";
import { addressFieldsOf, type Filling, fillIn, isStanding, takenBack } from "./refill";

/** Pause in typing before the text is recognised, ms. */
const REST_MS = 800;

interface Outcome {
  /** The text that was recognised. */
  readonly text: string;
  readonly missing: readonly string[];
  /** A name that may be something else; null for a certain one. */
  readonly doubtful: string | null;
  /** What the text says besides, such as a remark. */
  readonly dropped: readonly string[];
  readonly filling: Filling;
}

/** The form whose fields are filled in: a draft, or an order that is changed. */
export interface RecognisedFields {
  readonly draft: AddressFields;
  /** The fields at this moment. */
  get(): AddressFields;
  update(change: Partial<AddressFields>): void;
}

/** The page's message about the text. */
interface Told {
  readonly isWhole: boolean;
  readonly message: string;
}

/**
 * The text of 智能识别 and its result: a pasted text is recognised at once, a typed one after a pause. No message
 * is shown about a text that differs from the one in the fields.
 *
 * @param read reads texts; null while it or the area tree loads, and then texts wait
 * @param unserved the last area that was removed from the draft because it is not served (PLACE-23)
 */
export function useRecognition(
  read: Recogniser | null,
  unserved: string | null,
  { draft, get, update }: RecognisedFields,
) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The last filling of the fields, also while another text is typed. */
  const last = useRef<Filling | null>(null);
  const isPasted = useRef(false);
  /** Unfinished Pinyin is not a name. */
  const [isComposing, setComposing] = useState(false);
  /** The text that was recognised last, which is not recognised again. */
  const seen = useRef("");
  const isReady = read !== null;

  const recognise = (isAsked: boolean) => {
    seen.current = text;
    isPasted.current = false;
    if (text.trim() === "" || !read) return;
    const found = read(text);
    const { filling, fields } = fillIn(addressFieldsOf(get()), draftChangeOf(found), last.current, isAsked);
    last.current = filling;
    const doubtful = found.isNameDoubtful ? found.name : null;
    setOutcome({ text, missing: missingParts(found), doubtful, dropped: found.dropped, filling });
    update(fields);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: for a text, not for every change of the draft
  useEffect(() => {
    if (!isReady || isComposing || text === seen.current) return;
    if (isPasted.current) return recognise(true);
    const timer = setTimeout(() => {
      if (text !== seen.current) recognise(false);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, isReady, isComposing]);

  return {
    text,
    isReady: isReady && text.trim() !== "",
    told: outcome?.text === text ? tellOf(outcome, draft, unserved) : null,
    type: setText,
    /** The next input is pasted. */
    paste: () => {
      isPasted.current = true;
    },
    compose: setComposing,
    /** Called when the button is pressed. */
    recognise: () => recognise(true),
    undo() {
      if (last.current) update(takenBack(addressFieldsOf(get()), last.current));
      last.current = null;
      setOutcome(null);
    },
  };
}

function tellOf(
  { missing, doubtful, dropped, filling }: Outcome,
  draft: AddressFields,
  unserved: string | null,
): Told | null {
  const isRefused =
    draft.areaPath.length === 0 && unserved !== null && filling.found.areaPath?.at(-1) === unserved;
  const isLiftAsked =
    draft.hasLift === null && filling.found.hasLift === null && filling.before.hasLift !== null;
  if (Object.keys(filling.found).length === 0)
    return { isWhole: false, message: "没有识别出收货信息，请在下方填写" };
  if (isRefused) return { isWhole: false, message: `${AREA_NOT_SERVED}；其余已填入，请核对` };
  if (!isStanding(addressFieldsOf(draft), filling)) return null;
  const doubts = [
    ...(doubtful === null ? [] : [`；“${doubtful}”可能不是姓名，请核对`]),
    ...(dropped.length === 0 ? [] : [`；${notAddress(dropped)}`]),
  ];
  const message = `${
    missing.length > 0
      ? `没有识别出${missing.join("、")}，请在下方补充；其余已填入，请核对`
      : "已填入下方，请核对姓名、电话和地址"
  }${doubts.join("")}`;
  if (isLiftAsked) return { isWhole: false, message: `${message}；有无电梯请重新选择` };
  return { isWhole: missing.length === 0 && doubts.length === 0, message };
}
