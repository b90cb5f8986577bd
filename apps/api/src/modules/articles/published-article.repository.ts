import type { Article, ArticleBlock, ArticleSummary } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { articles } from '../../database/schema/index.ts';

type Row = typeof articles.$inferSelect;

/** The articles of the site, the newest first. */
export async function findPublishedArticles(db: Executor): Promise<ArticleSummary[]> {
  const rows = await db
    .select()
    .from(articles)
    .where(isNotNull(articles.published))
    .orderBy(desc(articles.publishedAt), articles.name);
  return rows.flatMap((row) => toArticle(row) ?? []);
}

/** An article of the site; null where there is none. */
export async function findPublishedArticle(db: Executor, name: string): Promise<Article | null> {
  const [row] = await db.select().from(articles).where(eq(articles.name, name));
  return row ? toArticle(row) : null;
}

function toArticle({ name, published, publishedAt, updatedAt }: Row): Article | null {
  if (published === null || publishedAt === null || updatedAt === null) return null;
  return {
    name,
    ...published,
    words: published.blocks.reduce((sum, block) => sum + countWords(block), 0),
    published: moroccanDay(publishedAt),
    updated: moroccanDay(updatedAt),
  };
}

function countWords(block: ArticleBlock): number {
  if (block.kind === 'picture') return 0;
  const texts = block.kind === 'list' ? block.items : [block.text];
  return texts.join(' ').split(/\s+/u).filter(Boolean).length;
}
