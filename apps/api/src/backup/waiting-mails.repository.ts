import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import * as schema from '../database/schema/index.ts';
import { sendJob } from '../jobs/job.repository.ts';

/** The old house may have sent them since: only who knows that it has not says `send`. */
export type WaitingMails = 'hold' | 'send';

const HELD = 'Held: brought back from a backup, and perhaps sent after it was taken';

/** Jobs are not brought back but made anew, of the mails that are to be sent. @returns how many mails waited */
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
