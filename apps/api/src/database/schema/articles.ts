import type { ArticleContent } from '@tassis/contracts';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, version } from './columns.ts';
import { users } from './users.ts';

/** Articles of the site's blog, each with what is being written beside what is published. */
export const articles = pgTable('articles', {
  /** What its address ends with. */
  name: text('name').primaryKey(),
  /** Null: it is not on the site. */
  published: jsonb('published').$type<ArticleContent>(),
  /** When it came on the site first. */
  publishedAt: moment('published_at'),
  /** When what is on the site was written. */
  updatedAt: moment('updated_at'),
  draft: jsonb('draft').$type<ArticleContent>(),
  savedAt: moment('saved_at').notNull().defaultNow(),
  /** Who wrote either last. */
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  /** Counts the writes of both. */
  version: version(),
  createdAt: createdAt(),
});
