import { Button } from "~/ui/buttons/button";
import { NativeSelect } from "~/ui/selects/native-select";
import type { CityGroup } from "./cities";
import type { Category } from "./home-content";
import styles from "./start-form.module.css";

interface StartFormProps {
  categories: readonly Category[];
  cities: readonly CityGroup[];
}

/**
 * A form with category and city that opens the order form (PUB-07). The script of documents shows the error
 * for a missing category, because the browser's own message is in the browser's language.
 */
export function StartForm({ categories, cities }: StartFormProps) {
  return (
    <form action="/placeorder/stepone" method="get" className={styles.form} noValidate data-start="">
      <NativeSelect size="lg" label="装什么" name="goodsTypeId" isRequired defaultValue="">
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
      <Button type="submit" variant="primary" size="lg">
        立即下单
      </Button>
      <p id="start-error" role="alert" className={styles.error} data-message="请先选择要装的品类" />
    </form>
  );
}
