import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { dropTokens, giveUpBefore } from '../mail/outbox.repository.ts';
import { findDraftsBefore } from '../modules/drafts/draft.repository.ts';
import { removeDraft } from '../modules/drafts/draft-files.service.ts';
import {
  daysBefore,
  dropServed,
  DRAFT_DAYS,
  MAIL_PATIENCE_DAYS,
  RULES,
  TOKEN_DAYS,
} from './rules.repository.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'files'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Deletes everything whose retention period is over (docs/retention.md). */
export async function purge(parts: Parts): Promise<void> {
  const now = parts.clock();
  await giveUpBefore(parts.db, daysBefore(now, MAIL_PATIENCE_DAYS));
  // Two weeks, to make up for runs that were missed.
  const [after, before] = [daysBefore(now, 2 * TOKEN_DAYS), daysBefore(now, TOKEN_DAYS)];
  await dropTokens(parts.db, { after, before });
  await purgeRows(parts.db, now);
  await purgeDrafts(parts, daysBefore(now, DRAFT_DAYS));
}

/** Deletes rows that have no files. */
export async function purgeRows(db: Database, now: Date): Promise<void> {
  for (const rule of RULES) await dropServed(db, rule, now);
}

/** Drafts that nobody has touched, with the files in the storage. */
async function purgeDrafts(parts: Parts, before: Date): Promise<void> {
  for (const draft of await findDraftsBefore(parts.db, before)) await removeDraft(parts, draft);
}
