import * as calls from "../../../../schema/rest/catalog/library-goods";
import { yuanOrNull } from "../../../../schema/rules/money";
import { type RequestContext, requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { idempotencyKey } from "../idempotency";
import { limitCustomer } from "../limits";
import { addGoods, changeGoods, pasteGoods, removeGoods } from "./library.usecases";
import { readGoods, readGoodsBySku, readLibrary } from "./read-library";

/** API-018, API-079 to 082, EXT-390, EXT-391 and EXT-460. */
export function registerLibraryRoutes(app: BackendApp): void {
  implement(app, calls.listLibraryGoods, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("search", customerId, context);
    const { rows, total } = await readLibrary(context, {
      customerId,
      goodsTypeId: query.goodsTypeId,
      keyWord: query.keyWord,
      page: query.pageIndex,
      // In this call the parameter `pageNum` is the page size (C-14).
      pageSize: query.pageNum,
    });
    return { rows: rows.map(present), total };
  });

  implement(app, calls.getLibraryGoods, async ({ body }, context) =>
    present(await readGoods(ownGoods(body.id, context), context)),
  );
  implement(app, calls.findGoodsBySku, async ({ query: { sku } }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("search", customerId, context);
    const found = await readGoodsBySku({ customerId, sku }, context);
    return found && present(found);
  });

  implement(app, calls.addLibraryGoods, ({ body }, context) =>
    addGoods({ ...asked(context), goods: body }, context),
  );
  implement(app, calls.pasteLibraryGoods, ({ body }, context) =>
    pasteGoods({ ...asked(context), ...body }, context),
  );

  implement(app, calls.modifyLibraryGoods, async ({ body: { id, ...goods } }, context) => {
    await changeGoods(ownGoods(id, context), goods, context);
    return null;
  });

  implement(app, calls.deleteLibraryGoods, async ({ body }, context) => {
    await removeGoods({ customerId: requireSession(context).customerId, ids: [body.id] }, context);
    return null;
  });
  implement(app, calls.deleteManyLibraryGoods, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    return { deleted: await removeGoods({ customerId, ids: body.ids }, context) };
  });
}

function present({
  volumeHundredths,
  weightHundredths,
  costPrice,
  ...goods
}: Awaited<ReturnType<typeof readGoods>>) {
  return {
    ...goods,
    volume: volumeHundredths && volumeHundredths / 100,
    weight: weightHundredths && weightHundredths / 100,
    costPrice: yuanOrNull(costPrice),
  };
}

const ownGoods = (id: number, context: RequestContext) => ({
  id,
  customerId: requireSession(context).customerId,
});

/** The caller, and the idempotency key of the request. */
const asked = (context: RequestContext) => ({
  customerId: requireSession(context).customerId,
  key: idempotencyKey(context),
});
