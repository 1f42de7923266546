import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { hasForeignPicture, sanitizeArticleHtml } from "../../../../schema/rules/content/article-html";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import {
  type Advert,
  type Article,
  findAdvert,
  findArticle,
  positionAfterAdverts,
  positionAfterArticles,
} from "./content.repository";
import { adverts, articles } from "./content.tables";
import { type ContentChange, noteChange, placesOf } from "./content-changes";
import { announceContentChange } from "./content-purge";

interface EditDependencies {
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly requestId: string;
  waitUntil(work: Promise<unknown>): void;
}

/** Without a position, new content comes last, and changed content keeps its position. */
type Placed<Row> = Omit<Row, "id" | "createdAt" | "position"> & { readonly position?: number | undefined };
type ArticleInput = Placed<Article>;
type AdvertInput = Placed<Advert>;

/**
 * Publishes an article; its HTML is sanitised here, once, before it is stored.
 *
 * @returns its id
 * @throws BusinessError INVALID_INPUT when nothing is left of the content, it names a picture of another host, or another article of the type has the title
 */
export async function createArticle(input: ArticleInput, dependencies: EditDependencies): Promise<number> {
  const { directory, clock, ids } = dependencies;
  const content = readableHtml(input.content);
  const position = input.position ?? (await positionAfterArticles(directory, input.typeCode));
  return apply(dependencies, () => {
    const after: Article = { ...input, id: ids.directoryId(), content, position, createdAt: clock.now() };
    return {
      id: after.id,
      change: { kind: "article", before: null, after },
      write: drizzle(directory).insert(articles).values(after),
    };
  });
}

/**
 * Replaces an article. Its id and its publication date stay.
 *
 * @throws BusinessError NOT_FOUND; INVALID_INPUT as for a new one
 */
export async function updateArticle(
  id: number,
  input: ArticleInput,
  dependencies: EditDependencies,
): Promise<void> {
  const { directory } = dependencies;
  const before = await findArticle(directory, id);
  if (!before) throw notFound("文章");
  const content = readableHtml(input.content);
  const after: Article = { ...before, ...input, content, position: input.position ?? before.position };
  await apply(dependencies, () => ({
    id,
    change: { kind: "article", before, after },
    write: drizzle(directory).update(articles).set(after).where(eq(articles.id, id)),
  }));
}

/** Deletes an article. The recorded change keeps its text. @throws BusinessError NOT_FOUND */
export async function deleteArticle(id: number, dependencies: EditDependencies): Promise<void> {
  const { directory } = dependencies;
  const before = await findArticle(directory, id);
  if (!before) throw notFound("文章");
  await apply(dependencies, () => ({
    id,
    change: { kind: "article", before, after: null },
    write: drizzle(directory).delete(articles).where(eq(articles.id, id)),
  }));
}

/** Adds a banner or a partner's logo. @returns its id */
export async function createAdvert(input: AdvertInput, dependencies: EditDependencies): Promise<number> {
  const { directory, clock, ids } = dependencies;
  const position = input.position ?? (await positionAfterAdverts(directory, input.location));
  return apply(dependencies, () => {
    const after: Advert = { ...input, id: ids.directoryId(), position, createdAt: clock.now() };
    return {
      id: after.id,
      change: { kind: "advert", before: null, after },
      write: drizzle(directory).insert(adverts).values(after),
    };
  });
}

/** Replaces an advert. @throws BusinessError NOT_FOUND */
export async function updateAdvert(
  id: number,
  input: AdvertInput,
  dependencies: EditDependencies,
): Promise<void> {
  const { directory } = dependencies;
  const before = await findAdvert(directory, id);
  if (!before) throw notFound("广告");
  const after: Advert = { ...before, ...input, position: input.position ?? before.position };
  await apply(dependencies, () => ({
    id,
    change: { kind: "advert", before, after },
    write: drizzle(directory).update(adverts).set(after).where(eq(adverts.id, id)),
  }));
}

/** Deletes an advert. @throws BusinessError NOT_FOUND */
export async function deleteAdvert(id: number, dependencies: EditDependencies): Promise<void> {
  const { directory } = dependencies;
  const before = await findAdvert(directory, id);
  if (!before) throw notFound("广告");
  await apply(dependencies, () => ({
    id,
    change: { kind: "advert", before, after: null },
    write: drizzle(directory).delete(adverts).where(eq(adverts.id, id)),
  }));
}

interface Edit {
  readonly id: number;
  readonly change: ContentChange;
  readonly write: Parameters<typeof statement>[1];
}

/**
 * Stores a change and its record, then refreshes the pages that show the content. @returns the id of its row
 */
async function apply(dependencies: EditDependencies, draw: () => Edit): Promise<number> {
  const { directory, clock, ids, requestId } = dependencies;
  const { id, change } = await withFreshIds(async () => {
    const edit = draw();
    const note = noteChange(directory, edit.change, { id: ids.directoryId(), requestId, at: clock.now() });
    await commitWithOneTitle(directory, [statement(directory, edit.write), note]);
    return edit;
  });
  dependencies.waitUntil(announceContentChange(placesOf(change), dependencies));
  return id;
}

async function commitWithOneTitle(directory: Directory, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await commit(directory, statements);
  } catch (error) {
    const isTaken = error instanceof ConstraintViolation && error.mentions("articles.title");
    throw isTaken ? invalidInput("同类文章中已有这个标题") : error;
  }
}

/** @throws BusinessError INVALID_INPUT for a picture of another host, or when no visible content is left */
function readableHtml(html: string): string {
  if (hasForeignPicture(html)) throw invalidInput("文中图片须为本站路径");
  const safe = sanitizeArticleHtml(html);
  const isEmpty = !safe.includes("<img ") && safe.replace(/<[^>]*>|\s|&nbsp;/g, "") === "";
  if (isEmpty) throw invalidInput("文章内容为空");
  return safe;
}
