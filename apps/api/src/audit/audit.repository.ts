import type { AuditEntry } from '@tassis/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { auditEntries, users } from '../database/schema/index.ts';

const SHOWN_MAX = 200;

/** The newest changes of a record, newest first. */
export async function findAudit(
  db: Executor,
  { subject, subjectId }: { subject: string; subjectId: string },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, name: users.userName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId)))
    .orderBy(desc(auditEntries.id))
    .limit(SHOWN_MAX);
  return rows.map(({ entry, name }) => {
    const { id, createdAt, actorId, action, reason, before, after } = entry;
    const actor = actorId === null ? null : { id: actorId, name: name ?? '' };
    return { id, at: createdAt.toISOString(), actor, action, reason, before, after };
  });
}

export async function insertAudit(
  tx: Executor,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
