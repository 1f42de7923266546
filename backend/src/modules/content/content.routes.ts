import { listArticles } from "../../../../schema/rest/content";
import { formatTime } from "../../shared/clock";
import { type BackendApp, implement } from "../../shared/implement";
import { findArticles } from "./content.repository";

/** API-008: help, about and notice articles (PUB-12). */
export function registerContentRoutes(app: BackendApp): void {
  implement(app, listArticles, async ({ query }, { db }) => {
    const { rows, total } = await findArticles(
      { db },
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
}
