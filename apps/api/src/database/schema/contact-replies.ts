import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { contactSubmissions } from './contact-submissions.ts';
import { users } from './users.ts';

/** What the staff answered to a message; goes out as a mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => contactSubmissions.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_replies_submission_id').on(table.submissionId, table.createdAt)],
);
