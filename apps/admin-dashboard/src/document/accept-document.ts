import { getApi } from '@tassis/api-client';
import { reviewDocument, type AdminDocument } from '@tassis/contracts';

/** Accepts a document in the version that was read. */
export function acceptDocument({ id, version }: Pick<AdminDocument, 'id' | 'version'>) {
  const body = { status: 'accepted' } as const;
  return getApi().call(reviewDocument, { params: { id }, body }, { version });
}
