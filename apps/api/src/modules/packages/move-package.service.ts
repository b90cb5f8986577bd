import type { ContentPackage } from '@tassis/contracts';
import { mayMovePackage, type PackageStatus } from '@tassis/domain';
import { HttpError } from '../../http/http-error.ts';
import { changePackage, type Parts } from './change-package.service.ts';
import { writeDraft } from './package-draft.repository.ts';
import { placeAtEnd } from './package-rules.ts';
import { toContent } from './package-wire.ts';

type Move = {
  actorId: string;
  packageId: string;
  action: string;
  to: Exclude<PackageStatus, 'published'>;
};

/** Unpublishes a package, or restores it from the archive; its draft stays, and a scheduled publication is cancelled. */
export function movePackage(parts: Parts, { to, ...command }: Move): Promise<ContentPackage> {
  return changePackage(parts, command, async ({ tx, before, now }) => {
    const { status, draft } = before;
    if (status === to) return null;
    if (!mayMovePackage(status, to)) throw new HttpError('transition_not_allowed');
    if (draft.publish_at !== null) {
      const { packageId, actorId: authorId } = command;
      await writeDraft(tx, { packageId, authorId, content: toContent(draft), now });
    }
    return status === 'archived' ? { status: to, position: await placeAtEnd(tx) } : { status: to };
  });
}
