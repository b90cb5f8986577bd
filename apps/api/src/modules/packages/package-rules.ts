import type { ContentPackage } from '@tassis/contracts';
import {
  mayEditPackage,
  mayPublishPackage,
  PACKAGES_MAX,
  publicationGaps,
  type PackageContent,
} from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { findCodeOwner, findEndOfOrder } from './content-package.repository.ts';

/** Throws when content is invalid; it may be incomplete. */
export async function assertContent(
  tx: Executor,
  { id, status }: ContentPackage,
  { code }: Pick<PackageContent, 'code'>,
): Promise<void> {
  if (!mayEditPackage(status)) throw new HttpError('transition_not_allowed');
  await assertCodeFree(tx, code, id);
}

/** Throws when a draft is not complete enough to be published. */
export async function assertPublishable(
  tx: Executor,
  { id, status, draft }: ContentPackage,
): Promise<void> {
  if (!mayPublishPackage(status, draft.is_open)) throw new HttpError('transition_not_allowed');
  await assertCodeFree(tx, draft.code, id);
  const gaps = publicationGaps(draft);
  if (gaps.length === 0) return;
  const violations = gaps.map(({ field, violation }) => ({ path: field, violation }));
  throw new HttpError('validation_failed', { violations });
}

/** Throws when another package has the code. */
export async function assertCodeFree(tx: Executor, code: string, id?: string): Promise<void> {
  const owner = await findCodeOwner(tx, code);
  if (owner !== null && owner !== id) {
    throw violationError('validation_failed', 'code', { code: 'package_code_taken' });
  }
}

/** The position after the last one. Throws when there are as many packages as the site can list. */
export async function placeAtEnd(tx: Executor): Promise<number> {
  const { total, last } = await findEndOfOrder(tx);
  if (total >= PACKAGES_MAX) {
    const violation = { code: 'too_many_items', params: { max: PACKAGES_MAX } } as const;
    throw violationError('validation_failed', 'packages', violation);
  }
  return last + 1;
}
