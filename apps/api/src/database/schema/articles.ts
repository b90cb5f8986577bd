import type { ArticleContent } from '@tassis/contracts';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, version } from './columns.ts';
import { users } from './users.ts';

/** Articles of the site's blog, each with its draft beside its published content. */
export const articles = pgTable('articles', {
  /** The last segment of its URL (slug). */
  name: text('name').primaryKey(),
  /** Null: it is not on the site. */
  published: jsonb('published').$type<ArticleContent>(),
  /** When it was published first. */
  publishedAt: moment('published_at'),
  /** When the published content was written. */
  updatedAt: moment('updated_at'),
  draft: jsonb('draft').$type<ArticleContent>(),
  savedAt: moment('saved_at').notNull().defaultNow(),
  /** Who last saved the draft or the published content. */
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  /** Counts the writes of draft and published content. */
  version: version(),
  createdAt: createdAt(),
});
