/** A category of goods, or a type within one. */
interface Category {
  readonly id: string | number;
  readonly children?: readonly { readonly id: string | number }[] | null;
}

/** The category that is meant by an id: the category itself, or the one that has a type with it; undefined for none. */
export const categoryOfType = <C extends Category>(categories: readonly C[], id: C["id"]): C | undefined =>
  categories.find((category) => category.id === id || category.children?.some((type) => type.id === id));
