import type { ContentPackage, PackageForm } from '@tassis/contracts';
import {
  mayMovePackage,
  PACKAGES_MAX,
  publicationGaps,
  type PackageStatus,
  type Publishable,
} from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { findCodeOwner, findEndOfOrder } from './content-package.repository.ts';
import { columnsOf } from './package-wire.ts';

/** What is written of a package's new content. Throws when it cannot have this content. */
export async function contentChanges(tx: Executor, before: ContentPackage, form: PackageForm) {
  if (before.status === 'archived') throw new HttpError('transition_not_allowed');
  await assertCodeFree(tx, form.code, before.id);
  if (before.status === 'published') assertComplete(form);
  return columnsOf(form);
}

/** What is written of a package's move; null when it stands there already. */
export async function moveChanges(tx: Executor, before: ContentPackage, to: PackageStatus) {
  if (before.status === to) return null;
  if (!mayMovePackage(before.status, to)) throw new HttpError('transition_not_allowed');
  if (to === 'published') assertComplete(before);
  if (before.status !== 'archived') return { status: to };
  return { status: to, position: await placeAtEnd(tx) };
}

export async function assertCodeFree(tx: Executor, code: string, id?: string): Promise<void> {
  const owner = await findCodeOwner(tx, code);
  if (owner !== null && owner !== id) {
    throw violationError('validation_failed', 'code', { code: 'package_code_taken' });
  }
}

/** The place after the last one. Throws when there are as many packages as the site can list. */
export async function placeAtEnd(tx: Executor): Promise<number> {
  const { total, last } = await findEndOfOrder(tx);
  if (total >= PACKAGES_MAX) {
    const violation = { code: 'too_many_items', params: { max: PACKAGES_MAX } } as const;
    throw violationError('validation_failed', 'packages', violation);
  }
  return last + 1;
}

function assertComplete(content: Publishable): void {
  const gaps = publicationGaps(content);
  if (gaps.length === 0) return;
  const violations = gaps.map(({ field, violation }) => ({ path: field, violation }));
  throw new HttpError('validation_failed', { violations });
}
