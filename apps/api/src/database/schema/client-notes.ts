import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** What the staff tell each other about a client. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('client_notes_client_id').on(table.clientId, table.createdAt)],
);
