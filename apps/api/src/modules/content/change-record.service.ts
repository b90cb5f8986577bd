import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { writeDraft, writeRecord, type ContentKey } from './content-record.repository.ts';
import { lockContent } from './content-version.repository.ts';

type Seen<Found> = {
  key: ContentKey;
  /** The version that the caller saw; 0: the record has never been written. */
  version: number;
  find: (tx: Executor) => Promise<Found>;
};

type Own<Found> = Seen<Found> & { actorId: string };

type Change<Found> = Own<Found> & {
  /** The operation's name, for the audit trail. */
  action: string;
  /** Writes the new content, as the last step. */
  write: (tx: Executor, before: Found) => Promise<unknown>;
};

type Access = Pick<Dependencies, 'db' | 'clock'>;

/** Replaces a content record of the version that the caller saw, deletes its draft, and writes the audit trail. */
export function changeRecord<Found extends { version: number }>(
  deps: Access,
  { actorId, action, write, ...seen }: Change<Found>,
): Promise<Found> {
  const { key, find } = seen;
  return changeSeen(deps, seen, async (tx, before, now) => {
    const value = await write(tx, before);
    await writeRecord(tx, { key, value, authorId: actorId, now });
    const after = await find(tx);
    const subject = { subject: 'content', subjectId: key };
    await writeAudit(tx, { actorId, action, ...subject, before, after, now });
    return after;
  });
}

/**
 * Replaces the draft of a record of the version that the caller saw; null deletes it. The site does not show
 * drafts, and the audit trail records only publications.
 */
export function changeDraft<Found extends { version: number }>(
  deps: Access,
  { value, actorId, ...seen }: Own<Found> & { value: unknown },
): Promise<Found> {
  const { key, find } = seen;
  return changeSeen(deps, seen, async (tx, _before, now) => {
    await writeDraft(tx, { key, value, authorId: actorId, now });
    return find(tx);
  });
}

/** Makes a change of the version that the caller saw; throws when another version is stored. */
export async function changeSeen<Found extends { version: number }>(
  { db, clock }: Access,
  { version, find }: Omit<Seen<Found>, 'key'>,
  change: (tx: Executor, before: Found, now: Date) => Promise<Found>,
): Promise<Found> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const before = await find(tx);
    if (before.version !== version) throw staleVersion(before);
    return change(tx, before, now);
  });
}
