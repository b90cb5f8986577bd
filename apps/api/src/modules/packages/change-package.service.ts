import type { ContentPackage } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { packages } from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockContent } from '../content/content-version.repository.ts';
import { findContentPackage, writePackage } from './content-package.repository.ts';
import { keepVersion } from './package-version.repository.ts';

type Intent = {
  actorId: string;
  packageId: string;
  /** The operation's name, for the audit trail. */
  action: string;
};

/** Null: it is like that already. */
type Changes = Partial<typeof packages.$inferInsert> | null;

/** Makes the next version of a package, keeps it, and notes who made it; all or nothing. */
export async function changePackage(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { actorId, packageId, action }: Intent,
  change: (tx: Executor, before: ContentPackage) => Promise<Changes>,
): Promise<ContentPackage> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const before = await readPackage(tx, packageId);
    const changes = await change(tx, before);
    if (changes === null) return before;
    // One that was made before versions were kept, or by hand, loses nothing either.
    const since = new Date(before.updated_at);
    await keepVersion(tx, { package: before, authorId: null, now: since });
    await writePackage(tx, { id: packageId, changes, now });
    const after = await readPackage(tx, packageId);
    await keepVersion(tx, { package: after, authorId: actorId, now });
    const subject = { subject: 'package', subjectId: packageId };
    await writeAudit(tx, { actorId, action, ...subject, before, after, now });
    return after;
  });
}

/** Throws when there is none. */
export async function readPackage(db: Executor, id: string): Promise<ContentPackage> {
  const found = await findContentPackage(db, id);
  if (found === null) throw new HttpError('not_found');
  return found;
}
