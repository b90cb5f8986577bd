import type { PackageContent } from '@tassis/domain';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { packages } from './packages.ts';
import { users } from './users.ts';

/**
 * The draft of a package. A table of its own, since a write to `packages` renders the site anew. The row
 * outlives the draft, so that no two drafts of a package have the same version.
 */
export const packageDrafts = pgTable('package_drafts', {
  packageId: uuid('package_id')
    .primaryKey()
    .references(() => packages.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** Null: there is no draft. */
  content: jsonb('content').$type<PackageContent>(),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: moment('updated_at').notNull(),
  /** The scheduled publication. */
  publishAt: moment('publish_at'),
  /** When a scheduled publication failed; cleared by the next change. */
  skippedAt: moment('skipped_at'),
});
