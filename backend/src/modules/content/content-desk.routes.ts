import * as calls from "../../../../schema/rest/operator/operator-content";
import { formatTime } from "../../shared/clock";
import { type BackendApp, implement } from "../../shared/implement";
import { findAllAdverts, findArticles, findContentChanges } from "./content.repository";
import {
  createAdvert,
  createArticle,
  deleteAdvert,
  deleteArticle,
  updateAdvert,
  updateArticle,
} from "./edit-content";

/** EXT-121..128 and EXT-574: staff edit articles and adverts. Each change is recorded with the content before it. */
export function registerContentDeskRoutes(app: BackendApp): void {
  implement(app, calls.createArticle, async ({ body }, context) => ({
    id: await createArticle({ ...body, img: body.img ?? null }, context),
  }));
  implement(app, calls.updateArticle, async ({ params, body }, context) => {
    await updateArticle(params.id, { ...body, img: body.img ?? null }, context);
    return null;
  });
  implement(app, calls.deleteArticle, async ({ params }, context) => {
    await deleteArticle(params.id, context);
    return null;
  });
  implement(app, calls.findArticles, async ({ query: { typeCode, pageIndex, pageSize } }, { directory }) => {
    const wanted = { typeCode, limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findArticles({ directory }, wanted);
    return {
      rows: rows.map(({ createdAt, ...row }) => ({ ...row, createTime: formatTime(createdAt) })),
      total,
    };
  });

  implement(app, calls.createAdvert, async ({ body }, context) => ({
    id: await createAdvert({ ...body, url: body.url ?? null }, context),
  }));
  implement(app, calls.updateAdvert, async ({ params, body }, context) => {
    await updateAdvert(params.id, { ...body, url: body.url ?? null }, context);
    return null;
  });
  implement(app, calls.deleteAdvert, async ({ params }, context) => {
    await deleteAdvert(params.id, context);
    return null;
  });

  implement(app, calls.findAdverts, async ({ query }, { directory }) => {
    const rows = await findAllAdverts(directory, query.location);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createTime: formatTime(createdAt) }));
  });
  implement(app, calls.listContentChanges, async ({ query }, { directory }) => {
    const rows = await findContentChanges(directory, query.limit);
    return rows.map(({ id: _id, createdAt, ...row }) => ({ ...row, createTime: formatTime(createdAt) }));
  });
}
