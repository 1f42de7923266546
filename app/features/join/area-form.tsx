import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { AreaOptions, AreaSelection } from "~/features/area-selects/area-selection";
import { AreaSelects } from "~/features/area-selects/area-selects";
import { Icon } from "~/features/public-page/icon";
import { Button } from "~/ui/button";
import styles from "./area-form.module.css";
import { AREA_FIELDS, AREA_REQUIRED } from "./area-query";

interface AreaFormProps {
  options: AreaOptions;
  selected: AreaSelection;
  error: string | null;
}

/** Moves focus to the first level that has not been chosen. */
function focusMissing(form: HTMLFormElement): void {
  const missing = Object.values(AREA_FIELDS)
    .map((name) => form.elements.namedItem(name))
    .find((field) => field instanceof HTMLSelectElement && field.value === "" && !field.disabled);
  if (missing instanceof HTMLElement) missing.focus();
}

/** Asks for the providers of a district. A GET form: its address can be shared, and it works before any script. */
export function AreaForm({ options, selected, error }: AreaFormProps) {
  const [found, setFound] = useState(error);
  const isPending = useNavigation().location?.pathname === "/ruzhu";
  const check = (event: FormEvent<HTMLFormElement>) => {
    const isComplete = new FormData(event.currentTarget).get(AREA_FIELDS.districtCode);
    setFound(isComplete ? null : AREA_REQUIRED);
    if (isComplete) return;
    event.preventDefault();
    focusMissing(event.currentTarget);
  };
  return (
    <Form action="/ruzhu#providers" method="get" className={styles.form} onSubmit={check} preventScrollReset>
      <AreaSelects
        label="您想在哪里接单"
        names={AREA_FIELDS}
        options={options}
        selected={selected}
        error={found}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        icon={<Icon name="search" size={16} />}
        isPending={isPending}
      >
        确认
      </Button>
      <noscript>
        <p className={styles.hint}>每选好一级，请按一次“确认”，再选下一级。</p>
      </noscript>
    </Form>
  );
}
