import type { ContentPackage } from '@tassis/contracts';
import { staleVersion } from '../../http/if-match.ts';
import { changePackage, type Held, type Parts } from './change-package.service.ts';
import { writeDraft } from './package-draft.repository.ts';
import { assertPublishable } from './package-rules.ts';
import { toColumns, toContent } from './package-wire.ts';

type Publication = {
  actorId: string;
  packageId: string;
  /** Of what is being edited, as it was seen. */
  version: number;
};

/** Puts what is being edited of a package on the site, if it is what was seen. */
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

/** Ends the draft. @returns what is written of the package; null when the site shows it already */
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
