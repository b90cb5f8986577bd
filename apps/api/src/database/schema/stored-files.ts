import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** A file that the storage holds under its `id`. The file is written before its row, so a row always has its file. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    /** As the person named it; never a path. */
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('stored_files_owner_id').on(table.ownerId)],
);
