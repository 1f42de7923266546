import { Form, useNavigation } from "@remix-run/react";
import type { AreaOptions, AreaSelection } from "~/features/area-selects/area-selection";
import { AreaSelects } from "~/features/area-selects/area-selects";
import { Icon } from "~/features/public-page/icon";
import { usePostedForm } from "~/lib/form/use-posted-form";
import { Button } from "~/ui/buttons/button";
import styles from "./area-form.module.css";
import { AREA_FIELDS, AREA_REQUIRED } from "./area-query";

interface AreaFormProps {
  options: AreaOptions;
  selected: AreaSelection;
  error: string | null;
}

/** The first level without a choice; none after the district is chosen. */
const missing = (data: FormData) =>
  data.get(AREA_FIELDS.districtCode)
    ? []
    : Object.values(AREA_FIELDS)
        .filter((name) => !data.get(name))
        .slice(0, 1)
        .map((field) => ({ field, message: AREA_REQUIRED }));

/**
 * Searches the providers of a district. A GET form: its address can be shared, and it works without script.
 */
export function AreaForm({ options, selected, error }: AreaFormProps) {
  const form = usePostedForm({ answer: undefined, check: missing });
  const isPending = useNavigation().location?.pathname === "/ruzhu";
  return (
    <Form
      action="/ruzhu#providers"
      method="get"
      ref={form.form}
      className={styles.form}
      onSubmit={form.onSubmit}
      onChange={form.onChange}
      preventScrollReset
      noValidate
    >
      <AreaSelects
        label="您想在哪里接单"
        names={AREA_FIELDS}
        options={options}
        selected={selected}
        error={form.shown[0]?.message ?? error}
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
