import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Who of the staff changed what, and why. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The operation's name: `updateOrderCompany`. */
    action: text('action').notNull(),
    /** What was changed: 'order', 'bill', 'user', 'partner', 'settings'… and its id. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    /** The changed fields only. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject, table.subjectId, table.id),
    index('audit_entries_actor_id').on(table.actorId),
  ],
);
