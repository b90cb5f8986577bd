import type { Executor } from '../database/client.ts';
import { insertAudit } from './audit.repository.ts';

export type Change = {
  /** Null: the change came from the payment provider, not from an account. */
  actorId: string | null;
  /** The operation's name: `updateOrderCompany`. */
  action: string;
  /** The kind of the changed record: 'order', 'bill', 'user', 'partner', 'settings'… */
  subject: string;
  subjectId: string;
  reason?: string | undefined;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  now: Date;
};

/** Records who changed what and why, in the transaction of the change. Of two records, only the fields that differ are stored. */
export async function writeAudit(tx: Executor, { now, before, after, ...change }: Change) {
  const differs = (key: string) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]);
  const only = (record: Record<string, unknown> | undefined) =>
    record && Object.fromEntries(Object.entries(record).filter(([key]) => differs(key)));
  await insertAudit(tx, { ...change, before: only(before), after: only(after), createdAt: now });
}
