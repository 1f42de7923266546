/** Cars with which goods are collected (DETAIL-24). The ids are what `pickupCarTypeId` holds. */
export const PICKUP_CARS = [
  { id: 1, name: "面包车" },
  { id: 2, name: "小型货车" },
  { id: 3, name: "中型货车" },
  { id: 4, name: "大型货车" },
] as const;

/** Name of a kind of car; null for an unknown one. */
export const pickupCarName = (id: number | null): string | null =>
  PICKUP_CARS.find((car) => car.id === id)?.name ?? null;
