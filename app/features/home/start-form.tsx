import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { NativeSelect } from "~/ui/native-select";
import type { CityGroup } from "./cities";
import type { Category } from "./home-content";
import styles from "./start-form.module.css";

interface StartFormProps {
  categories: readonly Category[];
  cities: readonly CityGroup[];
}

const CATEGORY = "goodsTypeId";

/** Category and city, then on to the order form (PUB-07). A GET form: it works before any script has run. */
export function StartForm({ categories, cities }: StartFormProps) {
  const isLeaving = useNavigation().location?.pathname === "/placeorder/stepone";
  const [isMissing, setMissing] = useState(false);
  const errorId = useId();
  /** In our own words: those of the browser are in the language of the browser. */
  const check = (event: FormEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).get(CATEGORY)) return;
    event.preventDefault();
    setMissing(true);
    event.currentTarget.querySelector("select")?.focus();
  };
  return (
    <Form action="/placeorder/stepone" method="get" className={styles.form} onSubmit={check} noValidate>
      <NativeSelect
        size="lg"
        label="装什么"
        name={CATEGORY}
        isRequired
        isInvalid={isMissing}
        describedBy={isMissing ? errorId : undefined}
        defaultValue=""
        onChange={() => setMissing(false)}
      >
        <option value="" disabled>
          选择品类
        </option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect size="lg" label="在哪里" name="areaCode" defaultValue="">
        <option value="">其他城市</option>
        {cities.map((group) => (
          <optgroup key={group.region} label={group.region}>
            {group.cities.map((city) => (
              <option key={city.code} value={city.code}>
                {city.name}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <Button type="submit" variant="warm" size="lg" isPending={isLeaving}>
        立即下单
      </Button>
      <p id={errorId} role="alert" className={styles.error}>
        {isMissing ? "请先选择要装的品类" : null}
      </p>
    </Form>
  );
}
