import { useNavigate } from "@remix-run/react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { holdEnterWhileComposing } from "~/ui/fields/composition";
import controlStyles from "~/ui/fields/control.module.css";
import { Search } from "~/ui/icons";
import { useHydrated } from "~/ui/use-hydrated";
import type { SearchParam } from "../../../../schema/rules/orders/order-search";
import styles from "./order-search.module.css";
import { searchChoice } from "./search-choice";

/** As long as the longest thing that is searched for: a waybill number. */
const MAX_CHARS = 255;

/**
 * One box for phones, order numbers, names and waybill numbers (HOME-05..08). It shows how it reads the text,
 * and the user can choose another reading before the search (ux.md U9).
 */
export function OrderSearch() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<SearchParam | null>(null);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const id = useId();
  const choice = searchChoice(text, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice) navigate(choice.href);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <fieldset className={styles.fields} disabled={!isHydrated}>
          <label htmlFor={id} className={styles.label}>
            搜索订单
          </label>
          <div className={styles.row}>
            <div className={controlStyles.control}>
              <Search size={16} className={controlStyles.affix} />
              <input
                id={id}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                className={controlStyles.input}
                placeholder="订单号、客户姓名或电话、物流单号"
                maxLength={MAX_CHARS}
                value={text}
                aria-describedby={`${id}-reading`}
                onKeyDown={holdEnterWhileComposing}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  setChosen(null);
                }}
              />
            </div>
            <Button type="submit">搜索</Button>
          </div>
          {/* Always there, so that a screen reader notices what appears in it. */}
          <div className={styles.reading}>
            <span id={`${id}-reading`} role="status">
              {choice ? `按${choice.label}搜索` : ""}
            </span>
            {choice?.others.map(({ param, label }) => (
              <button key={param} type="button" className={styles.other} onClick={() => setChosen(param)}>
                改为按{label}
              </button>
            ))}
          </div>
        </fieldset>
      </form>
    </search>
  );
}
