import { listAdverts, listArticles } from "../../../../schema/rest/content/content";
import { formatTime } from "../../shared/clock";
import { type BackendApp, implement } from "../../shared/implement";
import { findArticles, findShownAdverts, SHOWN } from "./content.repository";

/** API-008: help, about and notice articles (PUB-12). API-086: adverts and partner logos (PUB-05). */
export function registerContentRoutes(app: BackendApp): void {
  implement(app, listArticles, async ({ query }, { directory }) => {
    const { rows, total } = await findArticles(
      { directory },
      { typeCode: query.typeCode, limit: query.pageSize, offset: (query.pageIndex - 1) * query.pageSize },
    );
    const pageList = rows.map(({ id, title, content, typeCode, img, createdAt }) => ({
      id,
      title,
      content,
      typeCode,
      img,
      createTime: formatTime(createdAt),
    }));
    return { pageList, totalCount: total };
  });

  implement(app, listAdverts, async ({ query }, { directory }) => {
    // Hidden content is not answered here; staff have a list of their own.
    if (query.status !== SHOWN) return { rows: [], total: 0 };
    const { rows, total } = await findShownAdverts(
      { directory },
      { location: query.location, limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize },
    );
    return {
      rows: rows.map(({ id, title, img, url, status, location }) => ({
        id,
        title,
        img,
        url,
        status,
        location,
      })),
      total,
    };
  });
}
