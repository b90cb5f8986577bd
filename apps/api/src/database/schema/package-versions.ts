import type { Package, TranslatedPackage } from '@tassis/contracts';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { packages } from './packages.ts';
import { users } from './users.ts';

/** Every state that a package ever had. */
export const packageVersions = pgTable(
  'package_versions',
  {
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    snapshot: jsonb('snapshot').$type<Package & Partial<TranslatedPackage>>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.version] })],
);
