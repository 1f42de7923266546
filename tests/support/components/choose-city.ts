import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { eventually } from "../eventually";

/** Chooses the city of an order in its tree, level by level. */
export async function chooseCity(user: UserEvent, names: readonly string[]): Promise<void> {
  const city = document.getElementById(fieldId("areaCode"));
  if (!city) throw new Error("there is no field for the city");
  await eventually(() => expect(city.matches(":disabled")).toBe(false));
  await user.click(city);
  for (const name of names) await user.click(await screen.findByRole("option", { name }));
}
