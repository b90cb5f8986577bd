import type { ArticleContent, ContentArticle, ContentArticleSummary } from '@tassis/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { articles, users } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';

/** An article as its editors see it. Throws `not_found`. */
export async function readArticle(db: Executor, name: string): Promise<ContentArticle> {
  const [found] = await db
    .select({ row: articles, author: { id: users.id, name: users.userName } })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.authorId))
    .where(eq(articles.name, name));
  if (!found) throw new HttpError('not_found');
  const { row, author } = found;
  const at = new Date(Math.max(row.savedAt.getTime(), row.updatedAt?.getTime() ?? 0));
  return {
    name,
    published: row.published,
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt?.toISOString() ?? null,
    draft: row.draft && { ...row.draft, saved_at: row.savedAt.toISOString() },
    version: row.version,
    last_change: { by: author, at: at.toISOString() },
  };
}

/** All articles, the last changed first. */
export async function findArticles(db: Executor): Promise<ContentArticleSummary[]> {
  const rows = await db
    .select()
    .from(articles)
    .orderBy(desc(sql`greatest(${articles.updatedAt}, ${articles.savedAt})`), articles.name);
  return rows.map(({ name, published, updatedAt, draft, savedAt }) => ({
    name,
    title: (draft ?? published)?.title ?? name,
    is_published: published !== null,
    updated_at: updatedAt?.toISOString() ?? null,
    drafted_at: draft && savedAt.toISOString(),
  }));
}

/** Inserts a new article, unless its name is taken. @returns whether it did */
export async function insertArticle(
  tx: Executor,
  article: { name: string; draft: ArticleContent; savedAt: Date; authorId: string },
): Promise<boolean> {
  const rows = await tx
    .insert(articles)
    .values(article)
    .onConflictDoNothing()
    .returning({ name: articles.name });
  return rows.length === 1;
}

/** Writes a new state of an article. The caller holds the content lock and has compared the versions. */
export async function writeArticle(
  tx: Executor,
  name: string,
  changes: Partial<typeof articles.$inferInsert>,
): Promise<void> {
  await tx
    .update(articles)
    .set({ ...changes, version: sql`${articles.version} + 1` })
    .where(eq(articles.name, name));
}

/** Deletes an article. The caller holds the content lock and has compared the versions. */
export async function deleteArticle(tx: Executor, name: string): Promise<void> {
  await tx.delete(articles).where(eq(articles.name, name));
}
