import { addAreaWish, listAreaWishes } from "../../../../schema/rest/catalog/area-wishes";
import { formatTime } from "../../shared/clock";
import { type BackendApp, implement } from "../../shared/implement";
import { addWish, findWishes } from "./area-wishes";

/** EXT-345, and EXT-346 for the operator. */
export function registerAreaWishRoutes(app: BackendApp): void {
  implement(app, addAreaWish, async ({ body }, context) => {
    await addWish(body, context.clientAddress, context);
    return null;
  });

  implement(app, listAreaWishes, async ({ query }, { directory }) => {
    const { areaCode, pageIndex, pageSize } = query;
    const page = { areaCode, limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findWishes(directory, page);
    return {
      total,
      rows: rows.map(({ createdAt, ...row }) => ({ ...row, createTime: formatTime(createdAt) })),
    };
  });
}
