import { Link } from "@remix-run/react";
import { CategoryDrawing } from "~/features/illustrations/drawing";
import styles from "./categories.module.css";
import type { Category } from "./home-content";
import { Section } from "./section";

/** Categories of goods; each links to the order form with the category chosen (PUB-04, GEN-10). */
export function Categories({ categories }: { categories: readonly Category[] }) {
  return (
    <Section
      id="categories"
      title="十类商品，都能装"
      lead="送货到家、上门安装、搬运上楼、维修，按品类选择需要的服务。"
    >
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={`/placeorder/stepone?goodsTypeId=${category.id}`} className={styles.tile}>
              <CategoryDrawing icon={category.icon} />
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
