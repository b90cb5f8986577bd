import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import * as schema from '../database/schema/index.ts';
import { sendJob } from '../jobs/job.repository.ts';

/** The old installation may have sent them since the backup: `send` is for an operator who knows that it has not. */
export type WaitingMails = 'hold' | 'send';

const HELD = 'Held: brought back from a backup, and perhaps sent after it was taken';

/** Creates a job for each mail that is to be sent; a backup holds no jobs. @returns how many mails were queued */
export async function settleMails(client: PoolClient, wanted: WaitingMails): Promise<number> {
  const { mails } = schema;
  const tx = drizzle(client, { schema });
  const isWaiting = eq(mails.status, 'queued');
  if (wanted === 'hold') {
    const held = { status: 'failed', lastError: HELD } as const;
    return (await tx.update(mails).set(held).where(isWaiting).returning({ id: mails.id })).length;
  }
  const waiting = await tx.select({ id: mails.id }).from(mails).where(isWaiting);
  for (const { id } of waiting) await sendJob(tx, 'send-mail', { mailId: id });
  return waiting.length;
}
