import {
  checkAreaServed,
  getAreaTree,
  listAreaChildren,
  listAreaServices,
  listProvinces,
} from "../../../../schema/rest/areas";
import { type BackendApp, implement } from "../../shared/implement";
import { areaAncestry } from "./area-codes";
import { findAgents } from "./areas.repository";
import { assertAreaServed, readAreasBelow, readAreaTree } from "./areas.usecases";

/** API-009, 010, 011, 012 and 019. */
export function registerAreaRoutes(app: BackendApp): void {
  implement(app, listProvinces, (_input, { db }) => readAreasBelow({ db }, null));
  implement(app, listAreaChildren, ({ query }, { db }) => readAreasBelow({ db }, query.parentCode));
  implement(app, getAreaTree, (_input, { db }) => readAreaTree({ db }));
  implement(app, listAreaServices, ({ query }, { db }) => findAgents({ db }, areaAncestry(query.areaCode)));
  implement(app, checkAreaServed, async ({ query }, { db }) => {
    await assertAreaServed({ db }, query);
    return null;
  });
}
