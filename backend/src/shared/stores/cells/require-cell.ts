import { invalidInput } from "../../errors";

/** @throws BusinessError INVALID_INPUT at the field for a cell that there is not, of so many from 0 on */
export function requireCellBelow(count: number, cell: number, field: string): void {
  if (cell >= count) throw invalidInput(`分片编号应小于 ${count}`, field);
}
