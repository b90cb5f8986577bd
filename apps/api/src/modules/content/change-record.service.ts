import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { writeRecord, type ContentKey } from './content-record.repository.ts';
import { lockContent } from './content-version.repository.ts';

type Change<Found> = {
  key: ContentKey;
  /** The version that was seen; 0: nobody had written it yet. */
  version: number;
  actorId: string;
  /** The operation's name, for the audit trail. */
  action: string;
  find: (tx: Executor) => Promise<Found>;
  /** What is kept of the new content, once everything else is written. */
  write: (tx: Executor, before: Found) => Promise<unknown>;
};

/** Replaces a record of the content over the version that was seen, and notes who did. */
export async function changeRecord<Found extends { version: number }>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { key, version, actorId, action, find, write }: Change<Found>,
): Promise<Found> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const before = await find(tx);
    if (before.version !== version) throw staleVersion(before);
    const value = await write(tx, before);
    await writeRecord(tx, { key, value, now });
    const after = await find(tx);
    const subject = { subject: 'content', subjectId: key };
    await writeAudit(tx, { actorId, action, ...subject, before, after, now });
    return after;
  });
}
