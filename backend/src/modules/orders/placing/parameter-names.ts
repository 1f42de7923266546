/** Parameters of API-023 and EXT-440 that the rules of the form call otherwise. */
const PARAMETERS: Readonly<Record<string, string>> = {
  hasLift: "isLift",
  floors: "floorsNumber",
  items: "orderItems",
  imageUrl: "imgUrl",
  contactName: "userName",
  contactPhone: "userPhone",
  expectedAt: "expectedTime",
};

/** The parameter for a field of the form, without its place in a list: `items.2.imageUrl` is `orderItems.imgUrl`. */
export const parameterOf = (field: string): string =>
  field
    .split(".")
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => PARAMETERS[name] ?? name)
    .join(".");
