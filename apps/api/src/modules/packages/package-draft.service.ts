import type { PackageDraft } from '@tassis/contracts';
import type { PackageContent } from '@tassis/domain';
import { staleVersion } from '../../http/if-match.ts';
import { holdPackage, readPackage, type Held, type Parts } from './change-package.service.ts';
import { writeDraft } from './package-draft.repository.ts';

type Command = {
  actorId: string;
  packageId: string;
  /** Of what is being edited, as it was seen. */
  version: number;
};

type Changes = { content: PackageContent | null; publishAt: Date | null };

/** Changes what is being edited of a package, if it is what was seen; also to what it is already. */
export function changeDraft(
  parts: Parts,
  { actorId, packageId, version }: Command,
  change: (held: Held) => Promise<Changes>,
): Promise<PackageDraft> {
  return holdPackage(parts, packageId, async (held) => {
    const { tx, before, now } = held;
    if (before.draft.version !== version) throw staleVersion(before.draft);
    const changes = await change(held);
    await writeDraft(tx, { packageId, authorId: actorId, ...changes, now });
    return (await readPackage(tx, packageId)).draft;
  });
}

/** When what is being edited is published by itself. */
export function plannedAt({ publish_at: at }: PackageDraft): Date | null {
  return at === null ? null : new Date(at);
}
