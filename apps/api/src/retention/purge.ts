import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import { drafts } from '../database/schema/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { dropTokens, giveUpBefore } from '../mail/outbox.repository.ts';
import { removeDraft } from '../modules/drafts/draft-files.service.ts';
import {
  daysBefore,
  DRAFT_DAYS,
  MAIL_PATIENCE_DAYS,
  RULES,
  servedTime,
  TOKEN_DAYS,
} from './rules.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'files'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Throws away what has served its time. */
export async function purge(parts: Parts): Promise<void> {
  const now = parts.clock();
  await giveUpBefore(parts.db, daysBefore(now, MAIL_PATIENCE_DAYS));
  // A second week makes up for one in which nobody was at work.
  const [after, before] = [daysBefore(now, 2 * TOKEN_DAYS), daysBefore(now, TOKEN_DAYS)];
  await dropTokens(parts.db, { after, before });
  await purgeRows(parts.db, now);
  await purgeDrafts(parts, daysBefore(now, DRAFT_DAYS));
}

/** What is nothing but rows. */
export async function purgeRows(db: Database, now: Date): Promise<void> {
  for (const rule of RULES) await db.delete(rule.table).where(servedTime(rule, now));
}

/** Drafts that nobody has touched, with the files in the storage. */
async function purgeDrafts(parts: Parts, before: Date): Promise<void> {
  const old = await parts.db
    .select({ clientId: drafts.clientId, service: drafts.service })
    .from(drafts)
    .where(lt(drafts.updatedAt, before));
  for (const draft of old) await removeDraft(parts, draft);
}
