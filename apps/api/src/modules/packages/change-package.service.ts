import type { ContentPackage } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { packages } from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockContent } from '../content/content-version.repository.ts';
import { findContentPackage, writePackage } from './content-package.repository.ts';
import { keepVersion } from './package-version.repository.ts';

export type Parts = Pick<Dependencies, 'db' | 'clock'>;

type Command = {
  /** Null: unknown, or the account was deleted. */
  actorId: string | null;
  packageId: string;
  /** The operation's name, for the audit trail. */
  action: string;
};

/** A locked package. */
export type Held = { tx: Executor; before: ContentPackage; now: Date };

/** Null: nothing to change. */
type Changes = Partial<typeof packages.$inferInsert> | null;

/** Writes the next version of a package, its snapshot and the audit trail, in one transaction. */
export async function changePackage(
  parts: Parts,
  { actorId, packageId, action }: Command,
  change: (held: Held) => Promise<Changes>,
): Promise<ContentPackage> {
  return holdPackage(parts, packageId, async ({ tx, before, now }) => {
    const changes = await change({ tx, before, now });
    if (changes === null) return readPackage(tx, packageId);
    // A package that was written before snapshots existed, or by hand, gets one of its old version first.
    const since = new Date(before.updated_at);
    await keepVersion(tx, { package: before, authorId: null, now: since });
    await writePackage(tx, { id: packageId, changes, now });
    const after = await readPackage(tx, packageId);
    await keepVersion(tx, { package: after, authorId: actorId, now });
    await writeAudit(tx, {
      actorId,
      action,
      subject: 'package',
      subjectId: packageId,
      before: withoutDraft(before),
      after: withoutDraft(after),
      now,
    });
    return after;
  });
}

/** Reads a package under the content lock: no other transaction changes a package or a draft until `work` is done. */
export function holdPackage<Result>(
  { db, clock }: Parts,
  packageId: string,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockContent(tx);
    return work({ tx, before: await readPackage(tx, packageId), now });
  });
}

/** Throws when there is no such package. */
export async function readPackage(db: Executor, id: string): Promise<ContentPackage> {
  const found = await findContentPackage(db, id);
  if (found === null) throw new HttpError('not_found');
  return found;
}

/** A package for the audit trail, without its draft. */
export function withoutDraft({ draft: _draft, ...found }: ContentPackage) {
  return found;
}
