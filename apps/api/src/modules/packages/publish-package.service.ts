import type { ContentPackage } from '@tassis/contracts';
import { staleVersion } from '../../http/if-match.ts';
import { changePackage, type Held, type Parts } from './change-package.service.ts';
import { writeDraft } from './package-draft.repository.ts';
import { assertPublishable } from './package-rules.ts';
import { toColumns, toContent } from './package-wire.ts';

type Publication = {
  actorId: string;
  packageId: string;
  /** The version of the draft that the caller saw. */
  version: number;
};

/** Publishes the draft of a package, if it is the version that the caller saw. */
export function publishSeen(
  parts: Parts,
  { actorId, packageId, version }: Publication,
): Promise<ContentPackage> {
  const command = { actorId, packageId, action: 'publishPackage' };
  return changePackage(parts, command, async (held) => {
    if (held.before.draft.version !== version) throw staleVersion(held.before);
    return endDraft(held, actorId);
  });
}

/** Deletes the draft. @returns the columns to write; null when the published content is equal */
export async function endDraft({ tx, before, now }: Held, authorId: string | null) {
  const { id: packageId, status, draft } = before;
  const isShown = status === 'published' && !draft.is_open;
  if (!isShown) await assertPublishable(tx, before);
  await writeDraft(tx, { packageId, authorId, content: null, now });
  if (isShown) return null;
  if (!draft.is_open) return { status: 'published' } as const;
  const columns = toColumns(toContent(draft));
  return { ...columns, contentVersion: before.version + 1, status: 'published' } as const;
}
